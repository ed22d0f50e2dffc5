# Слова стола: всё вокруг доски.

table-loading = Готовим стол…
table-closed = Этот стол закрыли до начала партии.
table-heading = { $game }: { $title }
from-position = Партия начинается с подготовленной позиции. Тот, кто её подготовил, может знать скрытые карты и всё, что выпадет дальше.
close = Закрыть
more = Ещё
cancel = Отмена
confirm-choice = Подтвердить: { $choice }
confirm = Подтвердить
candidate-waits = Чтобы сделать это, выберите ещё раз или подтвердите: { $choice }.
offline-choice = Сервер сейчас недоступен. Ничего не изменилось.

## Игроки

players = Игроки
player-committed = выбор сделан
player-thinking = думает
bots-thinking = Думают: { $names }
player-waits = ждёт компьютер
bots-wait = Компьютер занят. Ещё ждут времени на размышление: { $names }.
player-your-turn = ваш ход
player-turn = выбирает
player-away = вместо игрока — { $level }
player-votes = хочет закончить
spectator = Зритель
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Вопрос

asked = Что вам нужно решить
asked-rule = Правило
waiting = Одну минуту…
waiting-for = Ждём: { $names }
handed-in = Ваш выбор сделан. Его можно изменить, пока не выбрали все.
play-over = Партия окончена.
choice-final = Это нельзя будет отменить без согласия остальных.
foreseen = Что произойдёт
foreseen-hint = Наведите на вариант, чтобы увидеть, что произойдёт.
and-more = …и ещё { $count }
options-filter = Поиск
options-list = Показать списком ({ $count })
options-more = Показать ещё (осталось { $count })
options-none = Ничего не подходит.
narrowed = { $count ->
    [one] К выбранному подходит { $count } вариант
    [few] К выбранному подходят { $count } варианта
   *[many] К выбранному подходят { $count } вариантов
}
narrowed-all = Показать все
asides = Помимо вопроса ({ $count })
undo = Отменить
undo-key = Отменить последний выбор (U)
undo-handed-in = Изменить
undo-ask = Попросить остальных отменить мой ход
undo-own = Отменить мой последний ход
proposal = { $name } просит отменить всё, начиная с хода { $move }.
proposal-agree = Согласиться
proposal-refuse = Отказаться
proposal-waits = Ещё не согласились: { $names }
proposal-away = Сейчас нет: { $names }. Просьба в силе до следующего хода; согласиться могут только они сами.

## Рядом с доской

side = Журнал, чат и стол
side-log = Журнал
side-chat = Чат
side-table = Стол
log = Журнал
log-empty = Пока ничего не произошло.
log-earlier = Раньше
log-look = Положение после хода { $move }
log-scene = Показать сцену снова: { $what }
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить
since = После вашего последнего хода
since-play = Показать (S)
replay = Повтор
what-if = А что, если…
rules = Правила
rules-unreachable = Сейчас правила не загружаются. Закройте их и откройте снова.
rematch = Реванш
record-json = Запись (JSON)
record-text = Запись (текст)
vote-end = Голосовать за окончание игры
vote-withdraw = Отозвать голос
vote-waits = Ещё не голосовали: { $names }
vote-away = Сейчас нет: { $names }. Закончить игру можно только с общего согласия, поэтому голосования не будет, пока они не вернутся. Пока за них играет бот. Вы тоже можете уступить место боту.
seat-leave = Пусть за меня играет бот
seat-return = Вернуть моё место
bot-level = Бот
plain = Простая доска (таблицы и списки)
sound = Звуки

## До начала

wait-missing = { $game }: { $count ->
    [one] не хватает { $count } игрока
    [few] не хватает { $count } игроков
   *[many] не хватает { $count } игроков
}.
wait-public = смотреть могут все
wait-private = только для тех, у кого есть ссылка
wait-full = Все на месте: { $game } — можно начинать.
seat-is-free = свободно
seat-join = Сесть сюда
seat-put-bot = Добавить бота
seat-take-bot = Убрать бота
get-up = Освободить место
start = Начать игру
close-table = Закрыть стол
guest-name = Ваше имя
name-needed = Как вас называть?
invite-link = Пригласите по этой ссылке
invite-account = Имя пользователя
invite = Пригласить
invited = Приглашение отправлено.
copy = Копировать
copied = Скопировано
share = Ваша доля в зерне случайности
share-give = Добавить
share-explained = То, что вы добавите, войдёт в зерно всех перемешиваний, так что подготовить их заранее никто не мог. Обещание сервера:

## На одном экране

cover = Следующий ход: { $name }
cover-here = { $name } — это я

## Повтор и «что, если»

replay-first = К началу
replay-back = На ход назад
replay-on = На ход вперёд
replay-last = К концу
replay-play = Воспроизвести
replay-pause = Пауза
replay-move = Ход { $move } из { $last }
replay-slider = Ход
replay-eyes = Чьими глазами
replay-leave = Назад к столу
fork = Играть дальше отсюда
imagined = А что, если…
imagined-explained = Используется только то, что вы знаете; всё скрытое роздано заново. Больше этого никто не видит.
imagined-again = Раздать заново
imagined-leave = Назад к партии

## Конец

final-draw = Ничья
final-winner = { $count ->
    [one] Победа: { $names }
   *[other] Победители: { $names }
}
final-scores = Итоговый счёт
final-board = Посмотреть на доску
final-detail = Подробный счёт
proof = Проверка честности жребия
proof-explained = Сервер зафиксировал свой секрет до того, как кто-либо добавил долю. Зерно следует из того и другого, а каждое перемешивание — из зерна.
proof-promise = Обещание
proof-seed = Зерно
proof-shares = Доли
proof-check = Проверьте по записи:

## Что говорят боты

remark = { $name }: «{ $words }»
remark-consent-better = { $choice }: для меня это лучше любого другого ответа.
remark-consent-same = { $choice }: для меня разницы почти нет.
remark-gift-thanks = Спасибо. Это меня ни к чему не обязывает.
remark-gift-too-large = Подарков, которые могут решить партию, я не беру. Возвращаю.
remark-gift-pledged = Оставлю это себе, а мой наследник будет вам залогом.
remark-hostage-kept = Беру его в заложники. Это меня ни к чему не обязывает.
remark-hostage-released = Вот ваш наследник. Мы в расчёте.
remark-no-hostages = Больше заложников мне не нужно.
remark-undo-agreed = Берите ход назад, мы, боты, не против: пусть решает лучший ход.
remark-vote-left = Заканчивать ли, решать людям. Мы, боты, играем, пока не согласятся все.
clock-late = Осталось меньше 20 секунд.
resign = Сдаться
resign-sure = Закончить партию сейчас? Результата не будет.
final-resigned = { $names }: партия сдана
stand-in = За вас играет бот: { $level }.
proposal-refused = Взять ход назад не разрешили.
