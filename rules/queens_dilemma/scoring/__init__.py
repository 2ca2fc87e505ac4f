"""The end of a game: Ideologies, Power, Investments, Agendas, taxes, cleanup and saving."""
