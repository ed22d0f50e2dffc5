# Слова разбора: как менялись шансы, где партия переломилась и что обдумывали боты.

analysis = Разбор
analysis-explained = Как менялись шансы на победу и какие три решения обошлись дороже всего. Для этого боты просмотрят всю партию.
analysis-ask = Разобрать партию
analysis-waiting = Разбор ждёт своей очереди…
analysis-making = Боты просматривают партию…
analysis-progress = Ход разбора
analysis-failed = Разбор не удался.
analysis-chart = Шансы на победу по ходам
analysis-at = Ход { $move }: { $chances }
analysis-move-here = Ход { $move }
analysis-chance = { $name } { $percent } %
analysis-percent = { $percent } %
analysis-even = Никто ни разу явно не вёл.
analysis-led = Лидер после хода { $move } и до конца: { $name }.
analysis-leads = { $count ->
    [1] Лидер сменился один раз, после хода { $move }: { $name }.
    [one] Лидер сменился { $count } раз, в последний раз после хода { $move }: { $name }.
    [few] Лидер сменился { $count } раза, в последний раз после хода { $move }: { $name }.
   *[many] Лидер сменился { $count } раз, в последний раз после хода { $move }: { $name }.
}
analysis-alone = Шанс на победу был выше всего после хода { $move }: { $percent } %.
analysis-table = Таблицей
analysis-move = Ход

turning-points = Переломные моменты
turning-none = Ни одно решение не переломило эту партию.
turning-move = Ход { $move }, { $name }
turning-chosen = Выбрано: { $choice } — { $percent } %
turning-better = Лучше: { $choice } — { $percent } %
turning-what-if = А что, если… перед ходом { $move }

why-next = Что обдумал бы бот для хода { $move }?
why-imagined = Что сделал бы здесь Полководец и почему?
why-thinking = Бот обдумывает это.
why-considers = { $level } обдумывает за игрока: { $name }
why-explained = ожидаемый шанс на победу, судя по тому, что знает этот игрок.
why-chosen = (выбрано)
why-not-considered = Не рассматривалось, хотя было выбрано: { $choice }.
why-none = Здесь не из чего выбирать.
