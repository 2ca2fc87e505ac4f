"""The benchmark: what Council costs, beside what it is compared with. `make bench` runs it all."""
