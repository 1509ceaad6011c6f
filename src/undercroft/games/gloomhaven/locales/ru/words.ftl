## Состояния

condition-stun = { -stun }
condition-curse = { -curse }
condition-bless = { -bless }
condition-regenerate = { -regenerate }

## Пометки карт: состояния, виды и применение предметов

mark-unlimited = без ограничений
mark-shuffle = перемешать колоду

## Местность, ранги фигурок, части карт

terrain-rift = { -rift }

## Что значат состояния

condition-stun-about = Фигурка не может ни действовать, ни использовать предметы. Состояние проходит в конце её следующего хода.
condition-curse-about = Карта «нет урона» лежит в колоде фигурки, пока её не вытянут.
condition-bless-about = Карта «×2» лежит в колоде фигурки, пока её не вытянут.
condition-regenerate-about = В начале каждого своего хода фигурка лечится на 1. Состояние проходит, когда она получает урон.
