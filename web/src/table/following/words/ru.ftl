## Что делают другие

banners-next = Дальше
banners-skip = Пропустить: { $count }
settings-following = Ход игры
settings-pause = Останавливаться на важных событиях
settings-pause-why = Битва, завоевание или выборы остаются на экране, пока вы не нажмёте «Дальше».
settings-scenes = Останавливаться на этих сценах:
settings-scenes-why = Warrior Knights показывает их по шагам и ждёт вас.
settings-scene-battle = Битвы и осады
settings-scene-assembly = Ассамблея
settings-scene-voyage = Экспедиции
settings-scene-draft = Наём
settings-scene-event = События
settings-scene-taxation = Сбор налогов
settings-scene-wages = Жалованье
settings-scene-upkeep = Завершение раунда

## Счёт на табличках игроков

hand-size = на руке: { $count }

## Конец игры

verdict-points = с перевесом в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[other] { $margin } очков
}
verdict-decided = Решающая часть счёта: { $part }
verdict-tie = Очков поровну. Исход решает: { $part }
verdict-shared = Поровну во всём: победа общая
final-nobody = Победителя нет
final-mine = Ваше место: { $place }
final-mine-won = Вы победили!
final-mine-lost = Вы проиграли.
final-total = Всего
final-ties = Если поровну
final-ratings = Рейтинги после партии
final-rating = { $before } → { $after } ({ $change })
final-early = Игра окончена досрочно.
final-early-by = Проголосовали за конец: { $names }
final-stood = Положение в этот момент
final-decisive = Решающий ход: { $move }
final-decisive-why = Отсюда и до конца впереди { $name }.
