## За столом

undo-last = последний выбор
undo-other = последний выбор, игрок { $player }

## Перед игрой

form-character = Персонаж
form-scenario = Сценарий
form-difficulty = Сложность
