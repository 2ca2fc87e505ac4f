"""Legacy pieces: Envelopes and boxes, Agendas, Buildings, Keywords, Skills and Endings."""
