# Страница модераторов.

title-moderation = Модерация
moderation-reports = Открытые жалобы
moderation-none = Жалоб нет.
moderation-holding = Действует сейчас
moderation-for-good = навсегда
moderation-until = до { $until }
moderation-log = Журнал
moderation-log-why = В этом журнале ничего нельзя изменить или удалить. Каждая запись хранит хеш всех предыдущих.
moderation-lifted = Снято
moderation-newcomers = С тех пор пришли с того же устройства или из той же сети. Это ничего не доказывает: там могут жить или работать и другие.
moderation-by-device = то же устройство
moderation-by-place = та же сеть
moderation-since = здесь с { $moment }
moderation-by = жалуется
moderation-about = На кого:
moderation-earlier =
    { $count ->
        [one] раньше принято { $count } решение
        [few] раньше принято { $count } решения
       *[many] раньше принято { $count } решений
    }
moderation-says = { $name } пишет: «{ $words }»
moderation-why = Причина
moderation-length = На какой срок
moderation-words = Объяснение для игрока и журнала
moderation-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
act-dismiss = Отклонить жалобу
act-silence = Запретить чат
act-ban = Закрыть доступ
act-ban-too = Тоже закрыть доступ
act-ban-sure = Точно закрыть доступ?
act-close = Закрыть стол
act-lift = Снять запрет
done-dismiss = Жалоба отклонена
done-silence = Чат запрещён
done-ban = Доступ закрыт
done-close = Стол закрыт
done-lift = Запрет снят
