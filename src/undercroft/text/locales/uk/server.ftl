## За столом

undo-last = останній вибір
undo-other = останній вибір, гравець { $player }

## Перед грою

form-character = Персонаж
form-scenario = Сценарій
form-difficulty = Складність
