# Что говорит сам движок, в любой игре.

nothing = ничего
list-and = { $others } и { $last }
choice-commit = Готово
    .group = Готово
event-taken-back = { $seat }: отменено всё, начиная с хода { $number }.
result-line = { $place }. { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-part = { $part } { $points }

## Отказы по правилам стола

reason-SE-ASK-1 = { $seat ->
   *[other] Сейчас выбирает { $seat }.
    [none] Сейчас выбираете не вы.
}
reason-SE-ASK-2 = В этой игре нет такого варианта: { $words }.
reason-SE-ASK-3 = Это не ответ на заданный вопрос.
reason-SE-ASK-4 = Тем временем партия ушла с хода { $number } на ход { $number_now }.
reason-SE-ASK-5 = Такого варианта нет.
reason-SE-ASK-6 = Это не ответ на вопрос, который задан сейчас.
reason-SE-SEAT-1 = Такого места нет.
reason-SE-END-1 = Партия окончена.
reason-SE-DRAFT-1 = Ваш выбор уже сделан; сначала отмените его.
reason-SE-ASIDE-1 = Сейчас игра этого не позволяет.
reason-SE-UNDO-1 = Отменить нечего: с тех пор решали другие или что-то было вытянуто или открыто.
reason-SE-UNDO-2 = Ход { $number } уже отменён.
reason-SE-UNDO-3 = На отмену хода { $number } нужно согласие всех остальных.
