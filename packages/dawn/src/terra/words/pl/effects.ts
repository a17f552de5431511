import type { TerraEffects } from '../en.ts'

export const effects: TerraEffects = {
  'effect.card.irrigation':
    'Umieść dzielnicę obok sojuszniczego miasta albo umocnij tyle żetonów kontroli, ile wynosi numer miejsca.',
  'effect.card.engineering':
    'Umieść dzielnicę obok sojuszniczego miasta, potem 1 żeton kontroli obok sojuszniczej dzielnicy; albo umocnij tyle żetonów kontroli, ile wynosi numer miejsca.',
  'effect.card.sanitation':
    'Umieść dzielnicę obok sojuszniczego miasta, potem umocnij tyle żetonów kontroli, ile wynosi numer miejsca.',
  'effect.card.globalization':
    'Umieść dzielnicę obok sojuszniczego miasta. Potem wskaż rodzaj dzielnicy: każdy gracz, który ma ją na mapie, rozpatruje jej efekt. Potem umocnij tyle żetonów kontroli, ile wynosi numer miejsca.',
  'effect.card.ti-masonry': '1 armia. Każda armia porusza się do 3 pól.',
  'effect.card.ti-iron-working': '2 armie. Każda porusza się do 4 pól. +2 przeciw barbarzyńcom.',
  'effect.card.ti-mass-production':
    '2 armie. Każda porusza się do 5 pól, także przez wodę, z +2 w walce. Jedna pokonana w tej turze armia może poruszyć się ponownie.',
  'effect.card.ti-flight':
    '2 armie. Każda porusza się do 6 pól, także przez wodę oraz mijając barbarzyńców, miasta-państwa, karawany i nieumocnione żetony kontroli, z +3 w walce.',
  'effect.card.ti-currency': '2 karawany. Każda porusza się do 4 pól i usuwa barbarzyńców, na których wejdzie.',
  'effect.card.ti-animal-husbandry':
    'Wybuduj cud świata; albo miasto w odległości do 3 pól od sojuszniczego pola; albo miasto tam, gdzie stoi twoja karawana lub armia, która wraca na swoją kartę.',

  'effect.card.radio':
    'Umieść do 3 żetonów kontroli obok sojuszniczych miast. Na piątym miejscu zastąp potem swoim wrogie miasto (nie stolicę, bez armii) do 4 pól od sojuszniczego miasta.',
  'effect.card.mysticism':
    'Umieść dzielnicę obok sojuszniczego miasta; zastąpiony nią żeton kontroli możesz umieścić obok niej. Albo umocnij tyle żetonów kontroli, ile wynosi numer miejsca.',
  'effect.card.writing':
    'Przesuń wskaźnik technologii o numer miejsca, potem o 1 więcej, jeśli kontrolujesz cud świata.',
  'effect.card.wheel':
    '1 karawana. Każda porusza się do 4 pól; dotarcie do miasta-państwa lub wrogiego miasta daje też surowiec do wyboru.',
  'effect.card.natural-history':
    'Przesuń wskaźnik technologii o numer miejsca i o 1 za każdy rodzaj surowca, który masz, licząc cuda natury.',
  'effect.card.humanism':
    'Umieść do 2 żetonów kontroli obok dowolnych sojuszniczych pól. Potem umieść 1 żeton handlu za każde swoje rozwinięte miasto.',
  'effect.card.siege-tactics':
    '2 armie. Każda porusza się do 5 pól, także przez wodę, z +2 w walce. W twojej turze każdy umocniony żeton kontroli przeciwnika daje o 1 mniej.',
  'effect.card.industrialization':
    'Wybuduj cud świata z 1 punktem produkcji więcej za każdą swoją dzielnicę albo miasto w odległości do 4 pól, licząc też przez wodę.',
  'effect.card.state-workforce':
    'Umieść do 2 żetonów kontroli obok sojuszniczych miast. Na piątym miejscu potem jeszcze 1 na górach obok sojuszniczego pola.',
  'effect.card.shipbuilding':
    '2 karawany. Każda porusza się do 4 pól, także przez wodę. Raz, zanim karawana odkryje terytorium, możesz położyć żeton wody obok jej pola.',
  'effect.card.cartography':
    '2 karawany. Każda porusza się do 6 pól, także przez wodę. Raz na turę, gdy dotrze do wrogiego miasta co najmniej 8 pól od twojej stolicy, możesz wybudować miasto do 2 pól od niego.',
  'effect.card.construction':
    'Wybuduj cud świata, przy czym każdy surowiec daje 3 punkty produkcji, albo miasto w odległości do 3 pól od sojuszniczego pola.',
  'effect.card.banking':
    '2 karawany. Każda porusza się do 6 pól, także przez wodę. Dotarcie do stolicy posiadacza Ibrahima daje też surowiec do wyboru.',
  'effect.card.astronomy':
    'Obejrzyj do 2 kafelków ze spodu stosu; jeden możesz dołożyć jak przy odkrywaniu z pola na krawędzi kafelka swojej stolicy, resztę odłóż na wierzch lub na spód. Potem przesuń wskaźnik technologii.',
  'effect.card.military-engineering':
    'Umieść dzielnicę obok sojuszniczego miasta. Potem armie z karty wojska możesz postawić w swoich miastach. Potem umocnij swoje żetony kontroli na polach z twoimi armiami i obok nich.',
  'effect.card.horseback-riding': '1 armia. Każda armia porusza się do 6 pól.',
  'effect.card.craftsmanship':
    'Wybuduj cud świata i przesuń wskaźnik technologii o 1 albo wybuduj miasto w odległości do 2 pól od sojuszniczego pola.',
  'effect.card.scorched-earth':
    '2 armie. Każda porusza się do 4 pól. Raz na turę pokonany żeton kontroli możesz zniszczyć zamiast zastąpić; ta armia porusza się wtedy ponownie.',

  'effect.leader.china': 'Gdy się bronisz, każdy twój umocniony żeton kontroli daje 2 zamiast 1.',
  'effect.leader.england':
    'Po wybudowaniu miasta, które jest jedyne na swoim kafelku (nie licząc miast-państw), możesz umieścić obok niego umocniony żeton kontroli.',
  'effect.leader.georgia':
    'Karta jest rozpatrywana o 1 miejsce w prawo, jeśli masz kartę dyplomacji miasta-państwa tego samego typu.',
  'effect.leader.inca': 'Po umieszczeniu żetonu kontroli na górach możesz umieścić jeszcze 1 na sąsiadującym polu.',
  'effect.leader.indonesia':
    'Twoje karawany i armie mogą wchodzić na wodę. Dla twoich karawan wszystkie pola wody na krawędzi mapy sąsiadują ze sobą.',
  'effect.leader.netherlands':
    'Dla twoich dzielnic woda obok nich liczy się jako sojusznicze pola wszystkich rodzajów terenu.',
  'effect.leader.nubia': 'Po przesunięciu karty rozwoju rozpatrz efekt jednej swojej dzielnicy.',
  'effect.leader.ottoman':
    'Na początku tury możesz przekazać Ibrahima innemu graczowi. +2 w walce z posiadaczem Ibrahima.',
  'effect.leader.poland':
    'W swojej pierwszej turze wybierz gracza i weź jedną jego kartę dyplomacji; kart tego gracza możesz mieć dowolnie wiele.',
  'effect.leader.zulu':
    'Po wygranym ataku umieść 1 żeton handlu na karcie wojska, a 2, jeśli celem było wrogie miasto lub miasto-państwo.',

  'effect.wonder.colosseum': 'Na początku tury możesz umocnić jeden swój żeton kontroli obok sojuszniczego miasta.',
  'effect.wonder.taj-mahal': 'Karta jest rozpatrywana o 1 miejsce w prawo za każdy twój cud świata jej typu.',
  'effect.wonder.cristo-redentor':
    'Po wybudowaniu lub przejęciu zastąp swoim wrogie miasto (nie stolicę, bez armii) w odległości do 3 pól.',
  'effect.wonder.great-library':
    'Gdy twoja karawana odwiedza wrogie miasto, możesz wziąć kartę tego samego typu i poziomu co jedna z kart w szeregu tego gracza.',
  'effect.wonder.university-of-sankore':
    'Na końcu tury, w której zastąpiono twoją kartę działania, możesz zamienić miejscami dwie karty szeregu oprócz nauki.',
  'effect.wonder.amundsen-scott-research-station':
    'Po wybudowaniu załóż dla tego cudu miasto na krawędzi mapy, potem umieść obok niego do 2 żetonów kontroli.',
  'effect.wonder.apadana':
    'Po wybudowaniu lub przejęciu odkryj terytorium z dowolnego pola na krawędzi; jeśli dołożono kafelek, umieść żeton kontroli na jego pustym polu.',
  'effect.wonder.kilwa-kisiwani': 'Każda twoja karawana, która dotrze do miasta-państwa, daje 1 żeton handlu więcej.',
  'effect.wonder.ti-machu-picchu': 'Karta na pierwszym lub drugim miejscu jest rozpatrywana o 2 miejsca w prawo.',
  'effect.wonder.orszaghaz': 'Miasto-państwo, do którego dotrze twoja karawana, możesz podbić.',
  'effect.wonder.jebel-barkal': 'W walce możesz wydawać surowce, +2 za każdy.',
  'effect.wonder.huey-teocalli': '+1 podczas obrony za każde pole wody obok pola obrońcy.',
  'effect.wonder.ti-pentagon': '+2 podczas ataku. Twoje armie poruszają się na dowolną odległość.',
  'effect.wonder.statue-of-liberty':
    'Zanim wrogie miasto stanie się twoje, wszystkie wrogie żetony kontroli obok niego zastąp swoimi nieumocnionymi.',

  'effect.cityState.auckland':
    'Gdy budujesz miasto, odległość liczysz też przez wodę, a pola przy wodzie mają trudność 1.',
  'effect.cityState.akkad': 'Twoje armie mogą mijać wrogie żetony kontroli; muszą atakować tam, gdzie się zatrzymają.',
  'effect.cityState.antananarivo':
    'W twojej turze liczy się jako twoje miasto i można tam wybudować cud świata. Twoje armie nie mogą się tam zatrzymać.',
  'effect.cityState.palenque': 'Gdy rozpatrujesz kartę, możesz wydawać surowce jako jej żetony handlu.',

  'effect.treaty.ti-open-borders':
    'Miasta i żetony kontroli właściciela karty liczą się jako sojusznicze dla twoich dzielnic i rozwinięcia twoich miast.',
  'effect.treaty.non-aggression-pact':
    'Nie możesz atakować ani niszczyć elementów właściciela karty. Jeśli on zaatakuje lub zniszczy twój, możesz zwrócić kartę, by zamienić miejscami kartę wojska i inną kartę szeregu.',
  'effect.treaty.ibrahim':
    'Gdy twoja karawana odwiedza osmańskie miasto, ty i gracz osmański umieszczacie po 1 żetonie handlu więcej.',

  'effect.district.campus':
    '1 żeton handlu na karcie nauki za każde góry i cud natury tutaj i na sąsiadujących sojuszniczych polach.',
  'effect.district.commercial-hub':
    '1 żeton handlu za każde swoje rozwinięte miasto; albo 1 na karcie ekonomii za każdą pustynię tutaj i na sąsiadujących sojuszniczych polach.',
  'effect.district.encampment':
    'W odległości do 2 pól zniszcz barbarzyńców lub wrogą armię, albo umocnij sojuszniczy żeton kontroli, albo jedno i drugie.',
  'effect.district.industrial-zone':
    '1 żeton handlu na karcie przemysłu za każdy las tutaj i na sąsiadujących sojuszniczych polach; albo odrzuć z niej 3 żetony handlu, by wybudować miasto do 2 pól od sojuszniczego pola.',
  'effect.district.theater-square':
    'Umieść żeton kontroli w odległości do 2 pól stąd albo do 2 pól od sojuszniczego miasta z cudem świata.',

  'effect.government.republic': 'Karta kultury jest rozpatrywana o 2 miejsca w prawo.',
  'effect.government.democracy': 'Karta nauki jest rozpatrywana o 1 miejsce w prawo.',
  'effect.government.oligarchy': 'Karta ekonomii jest rozpatrywana o 2 miejsca w prawo.',
  'effect.government.communism': 'Karta przemysłu jest rozpatrywana o 1 miejsce w prawo.',
  'effect.government.autocracy': 'Karta wojska jest rozpatrywana o 2 miejsca w prawo.',
  'effect.government.monarchy': 'Karta rozwoju jest rozpatrywana o 2 miejsca w prawo.',

  'effect.agenda.technophile-ti': 'Miej 3 karty poziomu IV w szeregu.',
  'effect.agenda.industrious': 'Miej 5 dzielnic na mapie.',
  'effect.agenda.progressive': 'Kontroluj po 1 cudzie świata z każdej epoki.',
  'effect.agenda.diplomatic': 'Miej karty dyplomacji 4 różnych graczy lub miast-państw.',
  'effect.agenda.hoarder': 'Miej 5 żetonów surowców i cudów natury.',
  'effect.agenda.defensive': 'Miej 15 umocnionych żetonów kontroli.',
  'effect.agenda.devastating': 'Wygraj atak z wartością walki 16 lub większą.',
  'effect.agenda.provincial': 'Miej po rozwiniętym mieście na 4 różnych kafelkach; fort to osobny kafelek.',
  'effect.agenda.diversified': 'Kontroluj cuda świata 3 typów.',
  'effect.agenda.expansionist': 'Kontroluj po mieście na 6 różnych kafelkach; fort to osobny kafelek.',
  'effect.agenda.prolific': 'Kontroluj 2 cuda świata z tej samej epoki.',
  'effect.agenda.fortified': 'Kontroluj fort. Liczy się, dopóki go nie stracisz.',
  'effect.agenda.expeditionary': 'Kontroluj 2 forty. Liczy się, dopóki ich nie stracisz.',
}
