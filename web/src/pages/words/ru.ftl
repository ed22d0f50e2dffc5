# Слова оболочки.

## Рамка каждой страницы

skip = Перейти к содержанию
navigation = Страницы
loading = Минутку…
your-turn = Ваш ход
sign-in = Войти
to-start = На главную
traveller = Путник
title-start = Главная
title-begin = Начинаем партию
title-new = Новый стол
title-lobby = Столы
title-settings = Настройки
title-account = Учётная запись
title-keys = Клавиши
title-rules = Правила
title-missing = Не найдено
title-table = Стол
title-replay = Повтор
language-en = English
language-ru = Русский
language-fr = Français

## Связь с сервером и неполадки

line-lost = Нет связи с сервером. Пробуем снова…
line-offline = Устройство не в сети. То, что вы видите, могло устареть.
line-again = Попробовать сейчас
line-back = Связь восстановлена.
trouble-heading = Не получилось
trouble-offline = Сервер не отвечает. Он ещё работает?
trouble-unknown = На странице что-то сломалось. Обычно помогает перезагрузка.
trouble-again = Попробовать снова
missing-heading = Здесь ничего нет
missing-words = Возможно, адрес набран с ошибкой или этого стола больше нет.

## Главная страница и списки столов

start-play = Играть сейчас
start-new = Вы здесь впервые? Научитесь игре или играйте сразу
start-new-why = Выберите игру. Есть уроки на настоящей доске, по две минуты каждый; есть «Как играть» — короткий текст с рисунками; а можно сразу начать партию против ботов.
start-name = Ваше имя
play-now = Играть с ботами
set-up = Настроить…
my-games = Мои партии
my-games-all = Все мои партии
invitations = Приглашения
invited-by = Вас приглашает { $name }
invitation-join = Присоединиться
invitation-decline = Отклонить
open-tables = Открытые столы
open-none = Сейчас никто не ждёт. Откройте стол и пришлите ссылку друзьям.
running-tables = Партии для просмотра
running-none = Публичных партий сейчас нет.
blurb-khan = Изгоняйте правителей степи, завоёвывайте их земли и делите их с как можно меньшим числом соперников.
blurb-merv = Три года в городе на Шёлковом пути: торгуйте, стройте, молитесь и берегите стены.
blurb-warrior_knights = Король мёртв. Бароны с войсками, голосами и верой борются за корону.
blurb-tic_tac_toe = Три в ряд. Вы её знаете.
blurb-connect_four = Бросайте фишки, соберите четыре в ряд.
seat-free = место свободно
pace-none-short = без часов
game-seats =
    { $most ->
        [2] { $fewest ->
            [2] 2 игрока
           *[other] от { $fewest } до 2 игроков
        }
       *[other] от { $fewest } до { $most } игроков
    }
table-from-position = с заданной позиции
table-open =
    { $free ->
        [0] можно начинать
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
table-paused = на паузе
table-running = ход { $number }
table-over =
    { $number ->
        [one] окончена за { $number } ход
        [few] окончена за { $number } хода
       *[other] окончена за { $number } ходов
    }
pace-live-short = { $minutes } мин + { $seconds } с на ход
pace-days-short =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[other] { $days } дней на ход
    }

## Открытие записи

record-open = Открыть запись
record-open-why = Партия, сохранённая в файле (JSON или текст), здесь или в другом месте. Её можно просмотреть по ходам и продолжить с любого хода.
record-file = Выбрать файл…
record-opening = Открываем { $file }…
record-wrong = { $file } — { $words }
record-too-large = Файл слишком большой: запись занимает не больше 4 МБ.
record-empty = В этом файле нечего читать.

## Подготовка стола

no-such-game = На этом сервере нет такой игры.
set-up-game = Игра
set-up-seats = Кто играет
set-up-count = Игроков
player-name = Имя игрока ({ $seat })
player-number = Игрок { $number }
set-up-hot-seat = Несколько мест ваши: вы играете за одним экраном и передаёте его друг другу. Между ходами тайные карты закрыты.
set-up-host-only = Вы только открываете стол и смотрите; играют другие.
set-up-preset = Вид партии
set-up-preset-own = Свои настройки
set-up-preset-own-why = Как указано ниже.
set-up-length = Примерно { $time } на { $players }.
length-minutes = { $count } минут
length-hours =
    { $halves ->
        [0] { $count ->
            [one] { $count } час
            [few] { $count } часа
           *[many] { $count } часов
        }
       *[other] { $count },5 часа
    }
length-players =
    { $game ->
        [warrior_knights] { $seats ->
            [one] { $seats } барона
           *[many] { $seats } баронов
        }
       *[other] { $seats ->
            [one] { $seats } игрока
           *[many] { $seats } игроков
        }
    }
set-up-options = Настройки игры
set-up-pace = Темп
set-up-table = Стол
set-up-title = Название стола (необязательно)
set-up-language = Язык
set-up-public = Публичный.
set-up-public-yes = Стол виден всем в списке, и каждый может смотреть.
set-up-public-no = Стол найдут только те, у кого есть ссылка.
set-up-begin = Начать игру
set-up-open = Открыть стол
seat-me = Я
seat-open = Любой игрок
seat-bot = Бот: { $level }
option-yes = да
option-no = нет
option-chance = решает игра
option-usual = По умолчанию: { $value }.
value-clockwise = по часовой стрелке
value-counterclockwise = против часовой стрелки
value-random = случайно
value-choice = по выбору
pace-kind = Часы
pace-ready-relaxed = Без спешки
pace-ready-relaxed-why = Часов нет.
pace-ready-quick = Быстро
pace-ready-quick-why = 10 секунд на ход, потом 5 минут запаса.
pace-ready-live = Обычно
pace-ready-live-why = 20 секунд на ход, потом 15 минут запаса.
pace-ready-day = День на ход
pace-ready-day-why = Мы сообщим, когда ваш ход.
pace-ready-week = Неделя на ход
pace-ready-week-why = Мы сообщим, когда ваш ход.
pace-ready-own = Другое
pace-ready-own-why = Задайте числа сами.
pace-live = Вживую.
pace-days = По переписке.
pace-bank = Запас времени (минуты)
pace-free = Свободных секунд на ход
pace-each = Дней на ход
pace-vacation = С отпусками
pace-vacation-why = Пока кто-то в отпуске, его время не идёт.
pace-no-vacation = без отпусков

## Список столов

lobby-game = Игра
lobby-all = все

## Настройки

settings-language = Язык
settings-theme = Тема
settings-palette = Цвета игроков
settings-animation = Анимация
settings-confirm = Подтверждать выбор
settings-signals = Когда мой ход
settings-sound = Звуки
settings-notify = Уведомление браузера.
settings-notify-why = Только пока страница открыта в фоне.
settings-notify-refused = Браузер не разрешает уведомления для этой страницы.
settings-here = Эти настройки сохраняются на этом устройстве.
theme-system = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
palette-distinct = Для людей с нарушением цветовосприятия
palette-classic = Как в коробке
animation-full = Полная
animation-short = Короткая
animation-none = Без анимации
confirm-final = Только если нельзя отменить
confirm-always = Всегда
confirm-never = Никогда

## Учётная запись

account-is = Вы вошли как { $account }.
account-guest = Вы играете как гость: { $name }. Этот браузер вас помнит.
account-nobody = Чтобы играть, достаточно имени. С учётной записью можно продолжить на других устройствах.
account-me = Профиль
account-arrive = Продолжить как гость
account-name = Ваше имя
account-email = Почта для уведомлений (необязательно)
account-webhook = Вебхук для уведомлений (необязательно)
account-keep = Сохранить
account-go = Продолжить как гость
account-kept = Сохранено.
account-register = Создать учётную запись
account-register-why = Ваше имя и партии останутся с вами. В пароле не меньше 8 символов.
account-have = У меня есть учётная запись
account-new = Я здесь впервые
account-account = Имя пользователя
account-password = Пароль
account-password-old = Текущий пароль
account-password-new = Новый пароль (не короче 8 символов)
account-password-change = Сменить пароль
account-devices = Устройства
account-device = Устройство
account-device-since = с { $day }
account-data = Мои данные
account-data-why = Скачайте всё, что сервер хранит о вас, или удалите.
account-export = Скачать
account-delete = Удалить…
account-delete-sure = Это нельзя отменить: ваше имя исчезнет со всех столов, а за вас доиграют боты.
account-delete-yes = Удалить мои данные
account-delete-no = Отмена
account-leave = Выйти на этом устройстве
account-leave-guest = Гость после выхода не сможет вернуться к своим партиям: сначала создайте учётную запись.
account-sign-out = Выйти
account-sign-out-all = Выйти везде

## Правила

rules-of = Правила: { $game }
rules-table = Стол
rules-of-table = Правила стола
rules-book = Правила игры
rules-search = Поиск по словам или номеру
rules-contents = Главы
rules-none = Нет правила, где есть все эти слова.
rules-appendix = Для программистов
rules-original = Английский оригинал
rules-translated = По-русски
rules-only-english = Эти правила есть только по-английски.
rules-count =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }

## Клавиши

keys-intro = Играть можно и без мыши.
keys-close = Закрыть
keys-in-everywhere = Везде
keys-in-board = На доске
keys-in-table = За столом
keys-in-replay = В повторе
key-tab = К следующей части страницы, с Shift — к предыдущей
key-enter = Выбрать, нажать, открыть
key-escape = Положить взятое или отменить
key-help = Эта страница
key-arrows = От места к месту
key-next = К следующему месту, которое можно выбрать, с Shift — к предыдущему
key-turn = Повернуть фигуру
key-flip = Перевернуть фигуру
key-zoom = Увеличить и уменьшить
key-answer = Дать ответ с этим номером в списке
key-decline = Отказаться: больше ничего, пас, конец хода
key-undo = Отменить
key-since = Показать, что было после вашего хода
key-filter = Отобрать варианты в списке
key-rules = Правила поверх стола
key-step = На ход назад или вперёд
key-ends = К первому или последнему ходу
key-play = Воспроизвести или остановить

bots-title = Ваши боты
bots-why = Ваша программа может играть здесь как бот: она входит по токену, а по имени видно, что это бот. Интерфейс описан в docs/outside-bots.md.
bots-invited-as = приглашать как { $account }
bots-token = Токен
bots-until = до { $day }
bots-used = последнее использование: { $day }
bots-unused = ещё не использован
bots-revoke = Отозвать
bots-token-once = Скопируйте токен сейчас: больше он не будет показан.
bots-copy = Скопировать
bots-copied = Скопировано
bots-label = Для чего этот токен? (необязательно)
bots-scope-read = смотреть
bots-scope-play = играть
bots-scope-chat = писать в чат
bots-make-token = Создать токен
bots-delete = Удалить бота
bots-name = Имя нового бота
bots-account = Имя пользователя для приглашений
bots-make = Создать бота
account-forgot = Забыли пароль?
account-forgot-why = Введите имя пользователя. Если к нему привязан адрес электронной почты, туда придёт ссылка для нового пароля.
account-forgot-send = Отправить ссылку
account-forgot-sent = Если адрес указан, письмо уже отправлено.
account-reset = Новый пароль
account-reset-done = Новый пароль задан. Войдите с ним.
account-confirmed = Адрес электронной почты подтверждён.
account-confirm-sent = На { $email } отправлено письмо: откройте ссылку в нём, чтобы подтвердить адрес.
