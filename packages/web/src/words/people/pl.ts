import type { en } from './en.ts'

export const pl = {
  'frozen.title': 'Ta partia jest wstrzymana',
  'frozen.text':
    'Po jej rozpoczęciu poprawiono zasady i jeden z ruchów już do nich nie pasuje. Nie można grać dalej, ale nic nie przepadło: wszystko, co rozegrano, jest zachowane.',
  'frozen.noGame':
    'Na tym serwerze nie ma już gry, w którą grano. Nic nie przepadło: wszystko, co rozegrano, jest zachowane.',
  'frozen.shown': 'Widzisz pozycję po ruchu {shown} z {entries}.',
  'frozen.save': 'Pobierz plik partii',
  'frozen.save.failed': 'Nie udało się pobrać pliku. Spróbuj ponownie.',
  'frozen.sealed':
    'Być może późniejsze zasady znów będą mogły ją odtworzyć; wtedy gra potoczy się dalej. Dlatego to, co ukryte, pozostaje ukryte, dopóki wszyscy gracze nie zakończą jej na dobre.',
  'frozen.ended': 'Gracze zakończyli ją na dobre, bez zwycięzcy.',
  'frozen.end': 'Zakończ na dobre',
  'frozen.end.ask': 'Zakończyć tę partię na dobre?',
  'frozen.end.text':
    'Nigdy już nie będzie kontynuowana i nikt nie wygra. Wszystko, co ukryte, będzie można zobaczyć w pliku. Partia kończy się, gdy zgodzą się wszyscy gracze.',
  'frozen.end.stay': 'Zostaw, jak jest',
  'frozen.end.withdraw': 'Nie, zostaw, jak jest',
  'frozen.end.agreed': 'Chcą zakończyć na dobre: {players}. Jeszcze nie: {others}.',
  'frozen.look': 'Obejrzyj, co zapisano',

  'update.ready': 'Nowa wersja Ecumene jest gotowa.',
  'update.reload': 'Wczytaj teraz',
  'update.later': 'Później',
  'update.waiting': 'Twój ruch jest zapisywany; potem strona wczyta się ponownie.',

  'chat.title': 'Czat',
  'chat.unread':
    '{count, plural, one {# nowa wiadomość} few {# nowe wiadomości} many {# nowych wiadomości} other {# nowej wiadomości}}',
  'chat.empty': 'Nikt jeszcze nic nie powiedział.',
  'chat.write': 'Twoja wiadomość',
  'chat.send': 'Wyślij',
  'chat.phrases': 'Szybkie zwroty',
  'chat.phrases.about': 'Każdy czyta je w swoim języku.',
  'chat.public': 'Przeczyta to każdy, kto ma link do stołu. Obietnice tutaj nikogo nie wiążą.',
  'chat.readOnly': 'Piszą gracze; widzowie tylko czytają.',
  'chat.mute': 'Wycisz: {player}',
  'chat.unmute': 'Wyłącz wyciszenie: {player}',
  'chat.muted': 'Wyciszono w tej przeglądarce: {player}.',
  'chat.removed': 'usunięto na życzenie autora',
  'chat.heard': '{player}: {words}',
  'chat.phrase.hello': 'Cześć!',
  'chat.phrase.luck': 'Powodzenia!',
  'chat.phrase.thanks': 'Dziękuję!',
  'chat.phrase.played': 'Dobrze zagrane!',
  'chat.phrase.moment': 'Chwileczkę, proszę.',
  'chat.phrase.turn': 'Teraz twój ruch?',
  'chat.phrase.sorry': 'Przepraszam!',
  'chat.phrase.game': 'Dobra partia!',
  'chat.phrase.rematch': 'Gramy jeszcze raz?',
  'chat.phrase.go': 'Muszę iść.',

  'lobby.game': 'Gra',
  'lobby.game.all': 'Wszystkie gry',
  'lobby.clock.all': 'Dowolny',
  'lobby.free': 'Tylko z wolnym miejscem',
  'lobby.nothing': 'Żaden stół publiczny nie pasuje.',

  'seat.former': 'Dawny gość',

  'mine.title': 'Ty i twoje dane',
  'mine.device': 'Graj na innym urządzeniu',
  'mine.device.text':
    'Kod przenosi twoje imię i twoje miejsca do innej przeglądarki. Działa jeden raz, przez dziesięć minut. Kto ma kod, gra za ciebie: nie pokazuj go nikomu.',
  'mine.device.make': 'Pokaż kod',
  'mine.device.code': 'Twój kod',
  'mine.device.until': 'Działa do {time}.',
  'mine.enter': 'Mam kod',
  'mine.enter.text':
    'Wpisz kod, który pokazuje twoje drugie urządzenie. Ta przeglądarka będzie grać jako ten sam gość; miejsca, które miała tylko ona, zostaną bez ciebie.',
  'mine.enter.label': 'Kod z drugiego urządzenia',
  'mine.enter.go': 'Graj tu jako ten gość',
  'mine.enter.done': 'Witaj, {name}. Teraz także w tej przeglądarce grasz ty.',
  'mine.signOut': 'Wyloguj wszędzie indziej',
  'mine.signOut.text':
    'Twoja przepustka przestanie działać we wszystkich innych przeglądarkach, podobnie jak niewykorzystany kod. Tutaj nic się nie zmieni. Zrób to, jeśli urządzenie przepadło albo było cudze.',
  'mine.signOut.done': 'Gotowe. Teraz tylko w tej przeglądarce grasz ty.',
  'mine.export': 'Twoje dane',
  'mine.export.text':
    'Wszystko, co serwer o tobie przechowuje, w jednym pliku: imię, stoły, twoje słowa przy nich. Partii z tego urządzenia nie ma na serwerze.',
  'mine.export.get': 'Pobierz moje dane',
  'mine.forget': 'Zapomnij mnie',
  'mine.forget.text': 'Usuwa cię z tego serwera na zawsze.',
  'mine.forget.ask': 'Zapomnieć cię?',
  'mine.forget.what':
    'Twoje imię, wszystko, co napisano na czatach, i twoja przepustka na wszystkich urządzeniach znikną na zawsze. W trwających partiach twoje miejsce zajmie bot, żeby inni mogli grać dalej. Ze stołów, które czekają na graczy, znikniesz. W zakończonych partiach na twoim miejscu będzie „dawny gość”. Partie na tym urządzeniu zostaną w tej przeglądarce.',
  'mine.forget.done': 'Zapomnieliśmy cię. Jeśli wrócisz, będziesz kimś nowym.',

  'refusal.frozen': 'Partia jest wstrzymana; nie można wykonać ruchu.',
  'refusal.damaged':
    'Serwer nie może odczytać tego, co zapisano o tym stole. Informacja o tym jest w dzienniku serwera.',
  'refusal.wrongCode': 'Nie ma takiego kodu. Spójrz jeszcze raz na drugie urządzenie.',
  'refusal.expiredCode': 'Kod wygasł albo został już użyty. Pokaż nowy na drugim urządzeniu.',
} as const satisfies Record<keyof typeof en, string>
