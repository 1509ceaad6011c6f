"""Next actions of predictable monsters of Machina Arcana worked out by hand from the rules, with every tied outcome."""
