# Что говорит сам движок, в любой игре.

nothing = ничего
list-and = { $others } и { $last }
choice-commit = сдать выбор
event-taken-back = { $seat }: отмена всего, начиная с хода { $number }.
result-line = { $place }. { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-part = { $part } { $points }

## Отказы по правилам стола

reason-SE-ASK-1 = { $seat ->
   *[other] Сейчас выбирает { $seat }.
    [none] Вас сейчас не спрашивают.
}
reason-SE-ASK-2 = Так выбор в этой игре не записывают: { $words }.
reason-SE-ASK-3 = Это не ответ на заданный вопрос.
reason-SE-ASK-4 = Пока вы смотрели, партия ушла с хода { $number } на ход { $number_now }.
reason-SE-ASK-5 = Такого варианта нет.
reason-SE-ASK-6 = Это не отвечает на вопрос, заданный в этот момент.
reason-SE-SEAT-1 = Такого места нет.
reason-SE-END-1 = Партия окончена.
reason-SE-DRAFT-1 = Вы уже сдали выбор; сначала заберите его.
reason-SE-ASIDE-1 = Помимо вопроса игра этого не позволяет.
reason-SE-UNDO-1 = Отменить нечего: с тех пор решали другие или что-то было вытянуто или открыто.
reason-SE-UNDO-2 = Ход { $number } не действует, отменить его нельзя.
reason-SE-UNDO-3 = На отмену хода { $number } нужно согласие всех остальных.
