# Что говорит сервер: отказы по ключам и письма тем, кого нет.

refused-advice-ended = Подсказка больше не нужна, или партия уже продолжилась.
refused-advice-later = Боты говорят, что думают, в «что, если» вашей собственной партии, а о партии между людьми — когда она окончена.
refused-advisers-busy = Советники заняты. Спросите ещё раз через минуту.
refused-already-seated = Этот игрок уже сидит за столом.
refused-analyses-enough = Разбора ждёт слишком много партий. Спросите позже.
refused-bad-account = Имя пользователя — от 2 до 60 букв, цифр или знаков . @ + - _
refused-bad-email = Это не адрес электронной почты.
refused-bad-language = Этого языка нет.
refused-bad-name = Имя — от 1 до 30 видимых знаков.
refused-bad-option = Такого игра не предлагает: { $words }
refused-bad-pace = В таком темпе играть нельзя.
refused-bad-password = Пароль — от 8 до 200 знаков; чтобы его сменить, нужен старый.
refused-bad-position = Эту позицию нельзя разыграть: { $words }
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
refused-busy = Другие опередили. Попробуйте ещё раз.
refused-foreign-origin = Запрос пришёл с другого сайта.
refused-guest = У гостя нет пароля.
refused-imagined-enough = Этот вариант «что, если» длится уже достаточно. Начните новый.
refused-invited-oneself = Это ваше собственное имя пользователя. Пригласите кого-нибудь другого.
refused-name-taken = Это имя пользователя уже занято.
refused-no-proposal = Эта просьба больше не действует.
refused-no-such-account = Такого имени пользователя здесь нет. Гостей можно пригласить по ссылке.
refused-no-such-level = На таком уровне боты не играют.
refused-no-webhook = Вебхук не указан. Сначала сохраните его.
refused-nobody = Сначала введите своё имя.
refused-not-asked = Здесь не было вопроса.
refused-not-found = Здесь такого нет.
refused-not-host = Это может сделать только тот, кто открыл стол.
refused-not-imagined = Этого варианта «что, если» больше нет. Начните новый.
refused-not-json = Отправлять можно только JSON в UTF-8.
refused-not-just-now = Сейчас сервер не смог этого сделать. Попробуйте чуть позже.
refused-not-open = Партия уже началась.
refused-not-over = Партия ещё не окончена.
refused-not-running = Заканчивать нечего.
refused-not-seated = Вы не сидите за этим столом, или отвечать должны другие.
refused-not-started = Партия ещё не началась.
refused-not-your-seat = Это не ваше место.
refused-other-rules = Этой партии нужна другая версия правил: { $words }
refused-out-of-step = Урок изменился с тех пор, как вы его начали. Начните его заново.
refused-over = На этом ходу партия окончена; продолжите с более раннего.
refused-seat-away = За вас играет бот. Сначала верните своё место.
refused-seat-taken = Это место уже занято.
refused-seats-free = Не все места заняты.
refused-server-error = На сервере что-то сломалось. Это записано в журнал.
refused-share-too-long = Доля — не длиннее 200 знаков.
refused-sign-in-busy = Сейчас входит много людей. Попробуйте ещё раз через минуту.
refused-signed-in = Выйдите, прежде чем создавать другую учётную запись.
refused-somebody-away = Нужно согласие тех, кого сейчас нет: { $names }. Спросите ещё раз, когда они вернутся. Пока за них играет бот, и вы тоже можете уступить своё место боту.
refused-suggest-off = Этот сервер не подсказывает ходы.
refused-suggest-others = Пока за столом играют другие люди, ходы не подсказываются.
refused-too-large = Это слишком много за раз.
refused-too-many-tables = Вы сидите за слишком многими столами.
refused-too-much-work = Ваши запросы заняли много времени сервера. Подождите немного.
refused-too-often = Помедленнее, пожалуйста.
refused-took-too-long = Это заняло слишком много времени, и сервер прекратил попытку.
refused-too-slow = Запрос шёл слишком долго.
refused-unreadable = Сообщение не читается: { $words }

notice-your-turn-subject = Ваш ход: { $title }
notice-your-turn-letter =
    { $name }, ваш ход за столом «{ $title }».

    { $link }
notice-invitation-subject = Приглашение: { $title }
notice-invitation-letter =
    { $name }, { $by } ждёт вас за столом «{ $title }».

    { $link }
