import type { LessonWordKey } from './keys.ts'

export const pl = {
  'lesson.title': 'Twoje pierwsze tury',
  'lesson.welcome':
    'Witaj! To mapa, prawie cała jeszcze nieznana. Prowadzisz Chiny z kafelka startowego, na którym leży f14, a Rzym zaczyna na drugim końcu. Numer u góry, na przykład C-5.4, otwiera zasady w tym miejscu.',
  'lesson.winning':
    'Wygrać można na cztery sposoby: dojść do końca toru kultury, zbadać technologię „Lot kosmiczny”, mieć 15 monet albo zdobyć wrogą stolicę. Każdy z nich daje zwycięstwo od razu.',
  'lesson.capital':
    'Stolica stoi na jednym z czterech środkowych pól kafelka startowego. Osiem pól wokół to jej przedmieścia, a miasto dostaje ich symbole: wskaż pole, by je przeczytać. Umieść ją na f14.',
  'lesson.capital.otherwise': 'W partii można i tak. Ale wokół f14 są trzy symbole handlu: umieść stolicę tam.',
  'lesson.figures':
    'Teraz figurki: armia i zwiadowca. Armie walczą i wchodzą do chat, zwiadowcy zakładają miasta. Umieść armię na f13, na skraju nieznanego.',
  'lesson.round':
    'Zwiadowca stanął obok. Runda ma pięć faz: początek tury, handel, zarządzanie miastami, ruch, badania. W pierwszej zakłada się miasta i zmienia ustrój. Na to jeszcze za wcześnie: wybierz ruch „{done}”.',
  'lesson.trade':
    'Każdy symbol handlu na przedmieściach daje 1 handlu: 3 na początku partii i 3 teraz. Potem gracze mogą wymieniać handel, kulturę, surowce i karty. Nie ma jeszcze o co prosić: wybierz ruch „{done}”.',
  'lesson.produce':
    'Zarządzanie miastami: każde miasto może wyprodukować przedmiot, poświęcić się sztuce albo zebrać surowiec. Przedmieścia stolicy dają 5 produkcji, akurat tyle kosztuje {building}. Kliknij miasto i wybuduj ją.',
  'lesson.produce.otherwise': 'W partii można i tak. Tym razem potrzebna jest {building}: wybuduj ją.',
  'lesson.explore':
    'Twoja {building} stoi na g14, a Rzym ma drugą armię. Ruch: figurka przechodzi do 2 pól, a jedno z nich może wydać, by odkryć kafelek obok. Naciśnij f13, zostaw zwiadowcę (−) i niech armia odkryje kafelek na f12.',
  'lesson.explore.otherwise': 'W partii można i tak. Tym razem niech sama armia odkryje kafelek na f12.',
  'lesson.hut':
    'Nowe ziemie, a na nich wioska i chata! Wchodzić tam mogą tylko armie: wioska się broni, chata nie. Zostało ci jedno pole ruchu: idź dalej na f12.',
  'lesson.scout':
    'Pod chatą leżał surowiec, którego Rzym nie widział, a Chiny dostają 3 kultury za każdą chatę. Teraz wyślij zwiadowcę na f12, stamtąd pójdzie na f11: to dobre miejsce na miasto.',
  'lesson.scout.otherwise': 'W partii można i tak. Ale zwiadowca jest potrzebny na f11: najpierw wyślij go na f12.',
  'lesson.research':
    'Badania: wszyscy wybierają w tajemnicy. Poziom I wymaga 6 handlu, poziom II 11 i tak dalej. Zużywa się cały handel, zostaje po 1 za każdą monetę. Kliknij wolne miejsce poziomu I w piramidzie i wybierz technologię „{tech}”.',
  'lesson.research.otherwise':
    'To też dobra technologia. Ale w następnej rundzie przyda się technologia „{tech}”: wybierz ją.',
  'lesson.pyramid':
    'Technologie tworzą piramidę: każda karta nad dolnym rzędem opiera się na dwóch kartach poprzedniego poziomu. „{tech}” na samym szczycie wymaga pod sobą 14 innych. Wskaż technologię, by o niej przeczytać.',
  'lesson.found':
    'Runda 2. Zwiadowca stoi 3 pola od stolicy, wszystkie ziemie wokół są odkryte, a obok nie ma chat ani wiosek. Może więc powstać tu miasto: załóż je na f11.',
  'lesson.found.otherwise': 'W partii można i tak. Ale drugie miasto działa w każdej rundzie: załóż je na f11.',
  'lesson.harvest':
    'Dwa miasta dały 9 handlu i każde może działać. Na e11, na przedmieściach nowego miasta, jest surowiec: {resource}. Zbierz go; „{tech}” pozwala zamienić go na 3 kultury.',
  'lesson.harvest.otherwise': 'W partii można i tak. Tym razem niech drugie miasto zbierze surowiec: {resource}.',
  'lesson.arts':
    'Teraz poświęć stolicę sztuce. To 1 kultury i jeszcze po 1 za każdy symbol kultury na przedmieściach. Jeden jest na g14, na twoim budynku.',
  'lesson.arts.otherwise': 'W partii można i tak. Ale najpierw poświęć stolicę sztuce.',
  'lesson.advance':
    'Masz 5 kultury. Krok na torze kultury kosztuje 3, dalsze kosztują więcej, a do tego handel. Każdy daje wydarzenie kulturalne albo wielkiego człowieka, a ostatni zwycięstwo. Naprzód!',
  'lesson.advance.otherwise': 'W partii można i tak. Teraz przejdź dalej na torze kultury.',
  'lesson.done':
    'To było półtorej rundy. Resztę sprawdzisz, gdy na nią trafisz: zasady w instrukcji, wszystko z pudełka w encyklopedii. Pamiętaj o jednym z czterech zwycięstw. Powodzenia!',
} as const satisfies Readonly<Record<LessonWordKey, string>>
