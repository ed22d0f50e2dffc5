# Что говорит сервер: отказы по ключам и письма тем, кого нет.

refused-advice-ended = Подсказка больше не нужна, или партия уже продолжилась.
refused-advice-later = Боты говорят, что думают, в «что, если» вашей собственной партии, а о партии между людьми — когда она окончена.
refused-advisers-busy = Советники заняты. Спросите ещё раз через минуту.
refused-already-over = Этот стол уже закрыт.
refused-already-seated = Этот игрок уже сидит за столом.
refused-analyses-enough = Разбора ждёт слишком много партий. Спросите позже.
refused-bad-account = Имя пользователя — от 2 до 60 букв, цифр или знаков . @ + - _
refused-bad-act = Укажите, на какой срок.
refused-bad-email = Это не адрес электронной почты.
refused-bad-language = Этого языка нет.
refused-bad-name = Имя — от 1 до 30 видимых знаков.
refused-bad-notices = Выберите способы для каждого вида уведомлений и укажите начало и конец тихих часов.
refused-bad-option = Такого игра не предлагает: { $words }
refused-bad-pace = В таком темпе играть нельзя.
refused-bad-password = Пароль — от 8 до 200 знаков; чтобы его сменить, нужен старый.
refused-bad-position = Эту позицию нельзя разыграть: { $words }
refused-bad-push = Служба уведомлений этого браузера не подходит.
refused-bad-record = Эту запись нельзя открыть: { $fault ->
    [long] в ней больше { $number } ходов.
    [format] она в другом формате; эта версия читает формат { $format }.
    [game] игры { $game } здесь нет.
    [rules] ей нужна версия правил { $rules }, а здесь версия { $rules_now }.
    [seats] места в ней называются иначе.
    [options] с такими настройками партию нельзя начать.
    [position] она начинается с позиции, которую нельзя разыграть.
    [row] ход { $number } не читается.
    [wide] ход { $number } слишком длинный.
    [changed] она изменена на ходу { $number }.
    [refused] правила не допускают ход { $number }.
    [state] после хода { $number } положение не такое, как в ней сказано.
    [cut] она обрывается после хода { $number }.
   *[unreadable] это не запись Serai, или в ней чего-то не хватает.
}
refused-bad-request = Запрос не читается: { $words }
refused-bad-seats = В этой партии другое число мест.
refused-bad-sign-in = Неверное имя пользователя или пароль.
refused-bad-table = Название слишком длинное или невидимое, или язык неизвестен.
refused-bad-webhook = Вебхук — это адрес, который начинается с https://
refused-bad-words = Напишите что-нибудь, не длиннее 500 знаков.
refused-banned = { $until ->
    [never] Доступ закрыт навсегда.
   *[other] Доступ закрыт до { $until } (UTC).
} { $why ->
    [insults] Причина: оскорбления или травля.
    [cheating] Причина: нечестная игра.
    [leaving] Причина: постоянный уход из партий.
    [spam] Причина: спам.
    [name] Причина: оскорбительное имя.
   *[other] Причина:
} { $note }
refused-bad-zone = Такого часового пояса нет.
refused-busy = Другие опередили. Попробуйте ещё раз.
refused-cannot-meet = С этим игроком так не получится.
refused-foreign-origin = Запрос пришёл с другого сайта.
refused-friends-account = Друзья бывают у тех, у кого есть учётная запись. Создайте её, и ваши партии останутся с вами.
refused-guest = У гостя нет пароля.
refused-imagined-enough = Этот вариант «что, если» длится уже достаточно. Начните новый.
refused-invited-oneself = Это ваше собственное имя пользователя. Пригласите кого-нибудь другого.
refused-moderator-too = С модератором так может поступить только администратор.
refused-name-taken = Это имя пользователя уже занято.
refused-bad-link = Ссылка недействительна или устарела.
refused-no-mail = Этот сервер не отправляет писем. Обратитесь к его владельцу.
refused-bot-name = Имя, начинающееся с BOT, может быть только у бота.
refused-not-moderator = Эта страница для модераторов.
refused-oneself = Это вы.
refused-report-closed = Этой жалобой уже занялся другой модератор.
refused-silenced = Вы не можете писать в чат до { $until } (UTC). { $why ->
    [insults] Причина: оскорбления или травля.
    [cheating] Причина: нечестная игра.
    [leaving] Причина: постоянный уход из партий.
    [spam] Причина: спам.
    [name] Причина: оскорбительное имя.
   *[other] Причина:
} { $note }
refused-too-many-blocked = В чёрном списке больше нет места. Сначала кого-нибудь разблокируйте.
refused-too-many-bots = У учётной записи может быть не больше 5 ботов.
refused-too-many-friends = Друзей и запросов больше быть не может. Сначала кого-нибудь удалите.
refused-too-many-reports = Многие ваши жалобы ещё ждут рассмотрения. Немного терпения.
refused-too-many-tokens = У бота может быть не больше 10 токенов: сначала отзовите один.
refused-bad-token = Такого токена нет, или он больше не действует.
refused-token-scope = Этот токен такого не разрешает.
refused-needs-server = Для этого нужен сервер, где есть другие люди; на этом устройстве играют в одиночку, с ботами или вместе за одним экраном.
refused-no-proposal = Эта просьба больше не действует.
refused-no-such-account = Такого имени пользователя здесь нет. Гостей можно пригласить по ссылке.
refused-no-such-level = На таком уровне боты не играют.
refused-no-vacation-left = Дни отпуска за этот год уже израсходованы.
refused-newcomers-wait = С этого устройства или из этой сети кто-то нарушал правила, поэтому новым людям здесь придётся подождать: { $unit ->
    [hours] { $count } ч
   *[minutes] { $count } мин
}. С учётной записью можно войти сразу.
refused-no-channel = Проверять пока нечего. Сначала сохраните адрес или добавьте этот браузер.
refused-nobody = Сначала введите своё имя.
refused-not-asked = Здесь не было вопроса.
refused-not-found = Здесь такого нет.
refused-not-host = Это может сделать только тот, кто открыл стол.
refused-not-imagined = Этого варианта «что, если» больше нет. Начните новый.
refused-not-json = Отправлять можно только JSON в UTF-8.
refused-not-just-now = Сейчас сервер не смог этого сделать. Попробуйте чуть позже.
refused-not-open = Партия уже началась.
refused-not-over = Партия ещё не окончена.
refused-not-paused = Партия не на паузе.
refused-not-running = Заканчивать нечего.
refused-not-seated = Вы не сидите за этим столом, или отвечать должны другие.
refused-not-shown = Этот человек этого не показывает.
refused-not-started = Партия ещё не началась.
refused-not-your-seat = Это не ваше место.
refused-other-rules = Этой партии нужна другая версия правил: { $words }
refused-out-of-step = Урок изменился с тех пор, как вы его начали. Начните его заново.
refused-over = На этом ходу партия окончена; продолжите с более раннего.
refused-paused = Партия на паузе. Сначала её нужно продолжить.
refused-queue-full = Ожидающих уже слишком много. Попробуйте ещё раз чуть позже.
refused-push-account = Уведомления в браузере доступны с учётной записью: сначала создайте её.
refused-rated-bot = У этого бота нет рейтинга в этой игре. Выберите другой уровень или играйте без рейтинга.
refused-rated-clock = В рейтинговой партии нужны часы, чтобы она закончилась.
refused-rated-guest = В рейтинговые партии играют с учётной записью. Создайте её или играйте без рейтинга.
refused-rated-options = Рейтинговая партия играется с одним из готовых наборов правил.
refused-rated-seats = За рейтинговым столом у каждого одно место.
refused-rated-undo = В рейтинговой партии дальше брать ходы назад нельзя.
refused-rated-whole = Рейтинговая партия начинается с начала.
refused-resigned = Вы сдались: до конца партии за вас играет бот.
refused-seat-away = За вас играет бот. Сначала верните своё место.
refused-seat-taken = Это место уже занято.
refused-seats-free = Не все места заняты.
refused-server-error = На сервере что-то сломалось. Это записано в журнал.
refused-share-too-long = Доля — не длиннее 200 знаков.
refused-sign-in-busy = Сейчас входит много людей. Попробуйте ещё раз через минуту.
refused-signed-in = Выйдите, прежде чем создавать другую учётную запись.
refused-somebody-away = Нужно согласие тех, кого сейчас нет: { $names }. Спросите ещё раз, когда они вернутся. Пока за них играет бот, и вы тоже можете уступить своё место боту.
refused-storage-full = На устройстве не осталось места, поэтому ничего не изменено. Удалите старые партии или освободите место и попробуйте снова.
refused-storage-refused = Этот браузер ничего не хранит для этой страницы (возможно, окно приватное), поэтому ничего не изменено.
refused-suggest-off = Этот сервер не подсказывает ходы.
refused-suggest-others = Пока за столом играют другие люди, ходы не подсказываются.
refused-suggest-rated = В рейтинговой партии ходы не подсказываются.
refused-too-large = Это слишком много за раз.
refused-too-many-devices = Уведомления могут приходить не больше чем на 8 устройств: сначала уберите одно.
refused-too-many-tables = Вы сидите за слишком многими столами.
refused-too-much-work = Ваши запросы заняли много времени сервера. Подождите немного.
refused-too-often = Помедленнее, пожалуйста.
refused-took-too-long = Это заняло слишком много времени, и сервер прекратил попытку.
refused-too-slow = Запрос шёл слишком долго.
refused-too-many-tournaments = Одновременно у вас может быть не больше 3 турниров.
refused-tournament-advance = За каждым столом кто-то должен выбыть.
refused-tournament-begun = Этот турнир уже начался или завершён.
refused-tournament-clock = В турнире нужны часы, чтобы туры заканчивались.
refused-tournament-few = Слишком мало участников.
refused-tournament-full = Все места в этом турнире заняты.
refused-tournament-guest = В турнирах играют с учётной записью, чтобы никто не потерялся между турами. Сначала создайте её.
refused-tournament-host = Это может только организатор турнира.
refused-tournament-invited = Этот турнир – по приглашениям.
refused-tournament-not-in = Вы не участвуете в этом турнире.
refused-tournament-over = Этот турнир завершён.
refused-tournament-start = Турнир может начаться сейчас или в течение года.
refused-tournament-time = При таком темпе тур не может быть таким долгим или таким коротким.
refused-tournament-title = Дайте турниру название.
refused-unreadable = Сообщение не читается: { $words }

notice-your-turn-subject = Ваш ход: { $title }
notice-your-turn-letter =
    { $name }, ваш ход за столом «{ $title }».

    { $link }
notice-invitation-subject = Приглашение: { $title }
notice-invitation-letter =
    { $name }, { $by } ждёт вас за столом «{ $title }».

    { $link }
notice-tournament-subject = Приглашение на турнир: { $title }
notice-tournament-letter =
    { $name }, { $by } приглашает вас на турнир «{ $title }».

    { $link }
notice-round-subject = Начался тур { $round }: { $title }
notice-round-letter =
    { $name }, начался тур { $round } турнира «{ $title }», и ваш стол открыт.

    { $link }
notice-time-subject = Время на ход истекает: { $title }
notice-time-letter =
    { $name }, ваше время на ход за столом «{ $title }» истекает. Когда оно выйдет, за вас продолжит бот.

    { $link }
notice-over-subject = Партия окончена: { $title }
notice-over-letter =
    { $name }, партия за столом «{ $title }» окончена.

    { $link }
notice-daily-subject = Что вас ждёт в Serai
notice-daily-letter =
    { $name }, вот что вас ждёт:

    { $list }
notice-test-subject = Проверка: уведомления Serai доходят
notice-test-letter =
    { $name }, это пробное письмо, которое вы запросили: почта из Serai доходит.
notice-off-letter =
    Чтобы больше не получать таких писем:
    { $off }
notice-off-push = Отключить
notice-reset-subject = Новый пароль для Serai
notice-reset-letter =
    { $name }, чтобы задать новый пароль, откройте эту ссылку в течение часа:

    { $link }

    Если вы об этом не просили, ничего не изменилось и делать ничего не нужно.
notice-confirm-subject = Ваш адрес электронной почты для Serai
notice-confirm-letter =
    { $name }, чтобы получать уведомления Serai на этот адрес, откройте эту ссылку в течение часа:

    { $link }

    Если вы не знаете, о чём речь, сюда ничего приходить не будет.
notice-moved-subject = Адрес почты в Serai изменён
notice-moved-letter =
    { $name }, этот адрес больше не связан с вашей учётной записью в Serai.

    Если вы его не меняли, войдите и смените пароль.
