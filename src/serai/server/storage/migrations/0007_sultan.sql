-- The strongest level of bots has another name, since Khan is a game.
UPDATE seats SET bot = 'sultan' WHERE bot = 'khan';
UPDATE seats SET away = 'sultan' WHERE away = 'khan';
UPDATE bot_turns SET level = 'sultan' WHERE level = 'khan';
