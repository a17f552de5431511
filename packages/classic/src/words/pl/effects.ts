import type { Effects } from '../en.ts'

export const effects: Effects = {
  'effect.civilization.america':
    'Zaczyna z wielkim człowiekiem przy stolicy. Każde 3 punkty handlu wydane na przyspieszenie dają 2 punkty produkcji zamiast 1.',
  'effect.civilization.china':
    'Stolica zaczyna z murami. 3 żetony kultury za każdą zbadaną chatę i każdą zdobytą wioskę. Po bitwie jedna własna zabita jednostka może wrócić do stałych sił.',
  'effect.civilization.egypt':
    'Zaczyna ze starożytnym cudem przy stolicy. Raz na rundę akcja miasta może za darmo postawić odblokowany budynek.',
  'effect.civilization.germany':
    'Zaczyna z 2 dodatkowymi jednostkami piechoty. Technologia, która ulepsza lub odblokowuje typ jednostek, daje też jednostkę tego typu i jeden surowiec z rynku.',
  'effect.civilization.rome':
    'Zaczyna jako Republika. Darmowy krok na torze kultury za każdy wybudowany cud i miasto oraz za każde zdobyte miasto i wioskę.',
  'effect.civilization.russia':
    'Zaczyna z Komunizmem i dodatkową armią; limit figurek na polu jest o 1 wyższy. Raz na rundę figurkę, która wchodzi do wrogiego miasta, można poświęcić, by poznać technologię jego właściciela.',

  'effect.tech.animal-husbandry':
    'Raz na bitwę leczy do 3 ran łącznie na twoich jednostkach. Za 1 pszenicę: jedno twoje miasto ma o 3 produkcji więcej w tej rundzie.',
  'effect.tech.code-of-laws':
    'Odblokowuje Republikę i faktorię. Raz na rundę po wygranej bitwie żeton monety (najwyżej 4).',
  'effect.tech.currency': 'Odblokowuje targ. Za 1 kadzidło: 3 kultury.',
  'effect.tech.horseback-riding':
    'Szybkość ruchu 3. Za 1 jedwab: otrzymujesz 9 handlu, potem wybrany przez ciebie gracz otrzymuje 6 handlu.',
  'effect.tech.masonry': 'Odblokowuje mury miejskie. Limit figurek na polu 3.',
  'effect.tech.metalworking':
    'Odblokowuje koszary. Za 1 żelazo: następna zagrana jednostka zadaje o 3 rany więcej, gdy atakuje wrogą jednostkę.',
  'effect.tech.navigation': 'Odblokowuje port. Figurki mogą przekraczać wodę, ale nie kończyć na niej ruchu.',
  'effect.tech.philosophy': 'Odblokowuje świątynię. Za dowolne 3 surowce: losowy wielki człowiek.',
  'effect.tech.pottery':
    'Odblokowuje spichlerz. Limit kart kultury +1. Za dowolne 2 surowce: żeton monety na tę technologię (najwyżej 4).',
  'effect.tech.writing': 'Odblokowuje bibliotekę. Za 1 szpiega: anuluj akcję miasta innego gracza.',
  'effect.tech.chivalry': 'Odblokowuje Feudalizm. Kawaleria ma stopień 2. Za 1 kadzidło: 5 kultury.',
  'effect.tech.civil-service': 'Limit kart kultury +1, 1 moneta. Za 1 szpiega: anuluj wydarzenie kulturalne.',
  'effect.tech.construction':
    'Odblokowuje warsztat. Za 1 pszenicę: jedno twoje miasto ma o 5 produkcji więcej w tej rundzie.',
  'effect.tech.democracy':
    'Odblokowuje Demokrację. Piechota ma stopień 2. Raz na rundę w fazie zarządzania miastami: 6 handlu za żeton monety (najwyżej 4).',
  'effect.tech.engineering':
    'Odblokowuje akwedukt. Raz na rundę jedno miasto może podzielić produkcję między dwa przedmioty.',
  'effect.tech.irrigation': 'Możesz mieć trzecie miasto.',
  'effect.tech.mathematics': 'Artyleria ma stopień 2. Za 1 żelazo: do 3 ran łącznie wrogim jednostkom w bitwie.',
  'effect.tech.monarchy':
    'Odblokowuje Monarchię. Za 1 jedwab: starożytny cud staje się przestarzały albo ginie losowa jednostka ze stałych sił innego gracza.',
  'effect.tech.printing-press':
    'Odblokowuje uniwersytet. Limit figurek na polu 4. Raz na rundę w fazie zarządzania miastami: 5 kultury za żeton monety (najwyżej 4).',
  'effect.tech.sailing': 'Szybkość ruchu 4. Figurki mogą przekraczać wodę i kończyć na niej ruch.',
  'effect.tech.banking': 'Odblokowuje bank. Za 1 pszenicę: jedno twoje miasto ma o 7 produkcji więcej w tej rundzie.',
  'effect.tech.biology': 'Limit figurek na polu 5. Raz na bitwę leczy wszystkie rany twoich jednostek.',
  'effect.tech.communism':
    'Odblokowuje Komunizm. Za 1 szpiega: do końca rundy żadna figurka nie opuści wybranego pola, nawet ta, która się właśnie porusza.',
  'effect.tech.gunpowder':
    'Piechota ma stopień 3. Za dowolne 2 surowce: starożytny lub średniowieczny cud staje się przestarzały albo budynek zostaje zniszczony.',
  'effect.tech.metal-casting': 'Artyleria ma stopień 3. Za 1 kadzidło: 7 kultury.',
  'effect.tech.military-science': 'Odblokowuje akademię. Każde twoje miasto ma o 1 produkcji więcej za każde 3 monety.',
  'effect.tech.railroad': 'Odblokowuje kopalnię żelaza. Kawaleria ma stopień 3. 1 moneta.',
  'effect.tech.steam-power':
    'Szybkość ruchu 5. Figurki mogą przekraczać wodę i kończyć na niej ruch. Za 1 jedwab: przenieś wszystkie swoje figurki z jednego pola na dowolne pole wody; w tej rundzie już się nie poruszą.',
  'effect.tech.theology': 'Odblokowuje Fundamentalizm i katedrę. Limit kart kultury +1.',
  'effect.tech.atomic-theory':
    'Za 1 uran: dodatkowa akcja każdego twojego miasta. Za 1 uran w fazie ruchu: zniszcz miasto, które nie jest stolicą, ze wszystkim na jego przedmieściach.',
  'effect.tech.ballistics': 'Artyleria ma stopień 4. Za 1 żelazo: do 6 ran łącznie wrogim jednostkom w bitwie.',
  'effect.tech.combustion':
    'Kawaleria ma stopień 4. Raz na rundę budynek, na którym twoja armia kończy ruch, zostaje zniszczony. Mury atakowanego miasta padają przed bitwą.',
  'effect.tech.computers': '1 moneta. Wielkość sił bojowych i limit kart kultury +1 za każde 5 monet.',
  'effect.tech.flight':
    'Odblokowuje lotnictwo. Szybkość ruchu 6. Figurki mogą kończyć ruch na wodzie i mijać wrogie figurki, chaty, wioski i miasta bez zatrzymania.',
  'effect.tech.mass-media':
    'Twoich wydarzeń kulturalnych nie można anulować. Za 1 szpiega: anuluj zdolność surowcową; zapłata za nią przepada.',
  'effect.tech.replaceable-parts': 'Piechota ma stopień 4. Limit figurek na polu 6.',
  'effect.tech.space-flight': 'Kto ją zbada, wygrywa.',

  'effect.government.core.anarchy':
    'Stolica nie wykonuje akcji. Od następnej rundy możesz przejść do dowolnego odblokowanego ustroju.',
  'effect.government.core.despotism': 'Bez efektu.',
  'effect.government.core.republic': 'Twoi zwiadowcy mogą wchodzić do chat.',
  'effect.government.core.feudalism':
    '1 moneta. Miasto, które zbiera surowiec, może wziąć go z przedmieść dowolnego twojego miasta (propozycja).',
  'effect.government.core.democracy':
    'Każde twoje miasto daje o 2 handlu więcej; nie możesz atakować innych graczy (propozycja).',
  'effect.government.core.monarchy': 'Stolica poświęcona sztuce daje o 2 kultury więcej (propozycja).',
  'effect.government.core.communism': 'Każde twoje miasto ma o 2 produkcji więcej; żadnego nie można poświęcić sztuce.',
  'effect.government.core.fundamentalism':
    'Wielkość sił bojowych +1. Każde twoje miasto daje o 1 handlu mniej (propozycja).',
  'effect.government.revised.anarchy':
    'Stolica nie wykonuje akcji. Od następnej rundy możesz przejść do dowolnego odblokowanego ustroju.',
  'effect.government.revised.despotism': 'Każde twoje miasto ma o 1 produkcji więcej.',
  'effect.government.revised.republic': 'Twoje armie mogą zakładać miasta tak jak zwiadowcy.',
  'effect.government.revised.feudalism': 'Początek tury: zbierz surowiec z przedmieść jednego ze swoich miast.',
  'effect.government.revised.democracy': '1 moneta. Początek tury: otrzymujesz 2 handlu.',
  'effect.government.revised.monarchy': 'Stolica wykonuje co rundę drugą akcję, inną niż pierwsza.',
  'effect.government.revised.communism':
    'Wielkość sił bojowych +1. Każde miasto ma tyle produkcji z przedmieść, ile najlepsze z twoich miast.',
  'effect.government.revised.fundamentalism':
    'Premia bojowa +4. Początek tury: 1 kultury za każdą twoją armię na mapie.',

  'effect.building.harbor': 'Na wodzie. Daje 2 handlu i 1 produkcji.',
  'effect.building.trading-post': 'Na pustyni. Daje 2 handlu i 1 kultury.',
  'effect.building.workshop': 'W górach. Daje 3 produkcji.',
  'effect.building.iron-mine': 'W górach. Daje 4 produkcji.',
  'effect.building.library': 'Na łąkach. Daje 1 handlu i 1 kultury.',
  'effect.building.university': 'Na łąkach. Daje 2 handlu i 2 kultury.',
  'effect.building.granary': 'Na łąkach. Daje 1 handlu i 1 produkcji.',
  'effect.building.aqueduct': 'Na łąkach. Daje 2 handlu i 2 produkcji.',
  'effect.building.market': 'Na lądzie, z gwiazdką. Daje 1 handlu, 1 produkcji i 1 kultury.',
  'effect.building.bank': 'Na lądzie, z gwiazdką. Daje 1 handlu, 1 produkcji, 1 kultury i 1 monetę.',
  'effect.building.temple': 'Na lądzie, z gwiazdką. Daje 2 kultury.',
  'effect.building.cathedral': 'Na lądzie, z gwiazdką. Daje 3 kultury.',
  'effect.building.barracks': 'Na lądzie, z gwiazdką. Daje 2 handlu i premię bojową 2.',
  'effect.building.academy': 'Na lądzie, z gwiazdką. Daje 2 handlu i premię bojową 4.',
  'effect.city.walls': 'Premia bojowa 4 w obronie miasta; pierwszą jednostkę zagrywa atakujący.',

  'effect.person.artist': 'Daje 1 handlu i 2 kultury.',
  'effect.person.builder': 'Daje 2 produkcji i 1 monetę.',
  'effect.person.general': 'Daje premię bojową 4.',
  'effect.person.humanitarian': 'Daje 1 handlu, 1 produkcji, 1 kultury i 1 monetę.',
  'effect.person.industrialist': 'Daje 2 kultury i 1 monetę.',
  'effect.person.scientist': 'Daje 2 handlu i 1 produkcji.',

  'effect.wonder.stonehenge': 'Początek tury: 1 kultury.',
  'effect.wonder.colossus': 'Początek tury: 3 handlu.',
  'effect.wonder.hanging-gardens': 'Początek tury: umieść za darmo armię lub zwiadowcę na polu tego cudu.',
  'effect.wonder.oracle': 'Twoi przeciwnicy w bitwie grają w otwarte karty.',
  'effect.wonder.angkor-wat': 'Raz na rundę miasto, które zbiera surowiec, bierze dwa surowce.',
  'effect.wonder.brandenburg-gate':
    'Wrogie figurki nie mogą kończyć ruchu na przedmieściach twoich miast; te, które już tam są, odchodzą, gdy tylko mogą.',
  'effect.wonder.himeji-samurai-castle': 'Wszystkie twoje jednostki mają siłę o 1 większą.',
  'effect.wonder.porcelain-tower': 'Badania wymagają o 5 handlu mniej.',
  'effect.wonder.cristo-redentor':
    'Limit kart kultury +4. Początek tury: dobierz dwa wydarzenia kulturalne z wybranej talii.',
  'effect.wonder.panama-canal': 'Początek tury: połóż żeton monety na tym cudzie.',
  'effect.wonder.statue-of-liberty': 'Początek tury: poznaj technologię, którą zna inny gracz.',
  'effect.wonder.united-nations': 'Wydarzenia kulturalne nie mogą być wymierzone w ciebie wbrew twojej woli.',

  'effect.culture.a-gift-from-afar':
    'Użyj jako żelaza, pszenicy, szpiega lub jedwabiu; potem wybrany przez ciebie gracz otrzymuje żeton monety.',
  'effect.culture.bread-and-circuses':
    'Anuluj wydarzenie kulturalne wymierzone w ciebie, twoją figurkę albo pole lub budynek twojego miasta.',
  'effect.culture.defection': 'Zabij figurkę w odległości do 4 pól od swojej figurki lub miasta. Może przerwać ruch.',
  'effect.culture.drought': 'Na resztę partii zmień w pustynię pole inne niż góry, bez budynku i cudu.',
  'effect.culture.duty-and-honor': 'Zanim dobierzesz siły bojowe, otrzymaj jednostkę odblokowanego typu.',
  'effect.culture.exchange-of-ideas':
    'Poznaj technologię poziomu I innego gracza, potem on poznaje twoją technologię poziomu I.',
  'effect.culture.sabotage': 'Zniszcz budynek w odległości do 4 pól od swojej figurki lub miasta.',
  'effect.culture.we-love-the-despot-day': 'Jedno twoje miasto ma o 4 produkcji więcej w tej rundzie.',
  'effect.culture.a-generous-gift': 'Użyj jako żelaza, pszenicy, szpiega lub jedwabiu.',
  'effect.culture.catastrophe': 'Zniszcz budynek w odległości do 6 pól od swojej figurki lub miasta.',
  'effect.culture.deforestation': 'Na resztę partii zmień w łąki las bez budynku i cudu.',
  'effect.culture.jousting-tourney': 'Anuluj wydarzenie kulturalne.',
  'effect.culture.knowledge-shared':
    'Poznaj technologię poziomu I lub II innego gracza, potem on poznaje jedną z twoich.',
  'effect.culture.mass-defection':
    'Na jednym polu w odległości do 6 pól od swojej figurki lub miasta zabij wielkiego człowieka albo do 2 figurek. Może przerwać ruch.',
  'effect.culture.nationalism': 'Zanim dobierzesz siły bojowe, otrzymaj do 2 jednostek odblokowanych typów.',
  'effect.culture.we-love-the-queen-day': 'Jedno twoje miasto ma o 6 produkcji więcej w tej rundzie.',
  'effect.culture.a-princely-gift': 'Użyj jako żelaza, uranu, szpiega, pszenicy lub jedwabiu.',
  'effect.culture.disaster': 'Zniszcz do dwóch budynków innych graczy.',
  'effect.culture.patriotism': 'Zanim dobierzesz siły bojowe, otrzymaj do 3 jednostek odblokowanych typów.',
  'effect.culture.primetime-tv': 'Anuluj wydarzenie kulturalne albo zdolność surowcową; zapłata za zdolność przepada.',
  'effect.culture.think-tank': 'Poznaj technologię poziomu I–III innego gracza, potem on poznaje jedną z twoich.',
  'effect.culture.we-love-the-president-day': 'Jedno twoje miasto ma o 8 produkcji więcej w tej rundzie.',
  'effect.culture.wholesale-defection':
    'Na dowolnym jednym polu zabij wielkiego człowieka albo do 2 figurek. Może przerwać ruch.',
}
