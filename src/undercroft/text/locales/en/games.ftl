## The scene

scenario-title = { $number }. { $title } (level { $level })
goal = Goal: { $text }
loss = You lose if { $text }
special-rules = Special rules: { $text }
round = Round
counter = { $counter }
tally-rounds = Rounds
zone-supply = To choose from

## What happens in a scenario

round-began = Round { $round }

## Answers

option-card = { $thing }
option-done = Done
option-keep = Keep
option-pass = Pass
option-pull = Pull: { $thing }
option-rule = { $thing }
option-stay = Stay
option-stop = Stop
