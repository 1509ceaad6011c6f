"""What happens: setting up, rounds and turns, actions and abilities, attacks and damage, monsters and how they decide, doors and rooms, and the
special rules of scenarios. The modules form layers; each imports only those below it."""
