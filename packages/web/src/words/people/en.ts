/** Words for what is around the game: frozen games, new versions, chat, the guest's own data. */
export const en = {
  'frozen.title': 'This game is frozen',
  'frozen.text':
    'The rules were mended after it began, and one of its moves does not fit them any more. Nobody can play on, and nothing is lost: everything that was played is kept.',
  'frozen.noGame':
    'This server no longer has the game it was played with. Nothing is lost: everything that was played is kept.',
  'frozen.shown': 'You see the position after {shown} of {entries} moves.',
  'frozen.save': 'Download the match file',
  'frozen.save.failed': 'The file could not be fetched. Try again.',
  'frozen.sealed':
    'Later rules may be able to follow it again; then it goes on. That is why its hidden cards stay hidden until all players end it for good.',
  'frozen.ended': 'Its players have ended it for good, without a winner.',
  'frozen.end': 'End it for good',
  'frozen.end.ask': 'End this game for good?',
  'frozen.end.text':
    'It never goes on then, and nobody has won. Everything that was hidden can be seen in its file. It is over when all players agree.',
  'frozen.end.stay': 'Leave it as it is',
  'frozen.end.withdraw': 'No, leave it as it is',
  'frozen.end.agreed': 'Want to end it for good: {players}. Not yet: {others}.',
  'frozen.look': 'Look at what was stored',

  'update.ready': 'A new version of Ecumene is ready.',
  'update.reload': 'Reload now',
  'update.later': 'Later',
  'update.waiting': 'Your move is being saved; then the page reloads.',

  'chat.title': 'Chat',
  'chat.unread': '{count, plural, one {# new message} other {# new messages}}',
  'chat.empty': 'Nobody has said anything yet.',
  'chat.write': 'Your message',
  'chat.send': 'Send',
  'chat.phrases': 'Quick phrases',
  'chat.phrases.about': 'Everyone reads them in their own language.',
  'chat.public': 'Everyone with the link to the table reads this. What you promise here binds nobody.',
  'chat.readOnly': 'Players write here; spectators read along.',
  'chat.mute': 'Mute {player}',
  'chat.unmute': 'Hear {player} again',
  'chat.muted': '{player} is muted in this browser.',
  'chat.removed': 'removed at the wish of its author',
  'chat.heard': '{player}: {words}',
  'chat.phrase.hello': 'Hello!',
  'chat.phrase.luck': 'Good luck!',
  'chat.phrase.thanks': 'Thank you!',
  'chat.phrase.played': 'Well played!',
  'chat.phrase.moment': 'One moment, please.',
  'chat.phrase.turn': 'Is it your turn?',
  'chat.phrase.sorry': 'Sorry!',
  'chat.phrase.game': 'Good game!',
  'chat.phrase.rematch': 'Another game?',
  'chat.phrase.go': 'I have to go.',

  'lobby.game': 'Game',
  'lobby.game.all': 'All games',
  'lobby.clock.all': 'Any',
  'lobby.free': 'Only with an empty seat',
  'lobby.nothing': 'No public table fits.',

  'seat.former': 'Former guest',

  'mine.title': 'You and your data',
  'mine.device': 'Use on another device',
  'mine.device.text':
    'A code takes your name and your seats to another browser. It works once, within ten minutes. Whoever has it plays as you: show it to nobody.',
  'mine.device.make': 'Show a code',
  'mine.device.code': 'Your code',
  'mine.device.until': 'Works until {time}.',
  'mine.enter': 'I have a code',
  'mine.enter.text':
    'Type the code that your other device shows. This browser then plays as the same guest; seats that only this browser had stay behind.',
  'mine.enter.label': 'Code from the other device',
  'mine.enter.go': 'Be this guest here',
  'mine.enter.done': 'Welcome, {name}. This browser is you now, too.',
  'mine.signOut': 'Sign out everywhere else',
  'mine.signOut.text':
    'Your pass stops working in every other browser, and so does a code that nobody has used yet. Here you stay who you are. Do this if you have lost a device or played on somebody else’s.',
  'mine.signOut.done': 'Done. Only this browser is you now.',
  'mine.export': 'Your data',
  'mine.export.text':
    'Everything the server keeps about you in one file: your name, your tables, what you said there. Games on this device are not on the server.',
  'mine.export.get': 'Download my data',
  'mine.forget': 'Forget me',
  'mine.forget.text': 'Removes you from this server for good.',
  'mine.forget.ask': 'Forget you?',
  'mine.forget.what':
    'Your name, everything you wrote in chats and your pass on all your devices go for good. In games that run, a bot takes your seat, so that the others can play on. Tables that wait for players lose you. In finished games your seat is “former guest”. Games on this device stay in this browser.',
  'mine.forget.done': 'You are forgotten. If you come again, you are somebody new.',

  'refusal.frozen': 'This game is frozen; nothing can be played.',
  'refusal.damaged':
    'What the server keeps of this table cannot be read. Whoever runs the server can see it in the log.',
  'refusal.wrongCode': 'There is no such code. Look again at the other device.',
  'refusal.expiredCode': 'This code has expired or was used. Have the other device show a new one.',
} as const
