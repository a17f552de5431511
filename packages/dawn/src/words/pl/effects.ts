import type { Effects } from '../en.ts'

export const effects: Effects = {
  'effect.card.early-empire': 'Umieść do 2 żetonów kontroli obok sojuszniczych miast.',
  'effect.card.drama-and-poetry':
    'Umieść do 2 żetonów kontroli obok sojuszniczych miast. Potem możesz przesunąć jeden własny żeton kontroli na sąsiadujące puste pole lądowe.',
  'effect.card.civil-service':
    'Umieść do 2 żetonów kontroli obok sojuszniczych miast, potem 1 obok dowolnego sojuszniczego pola.',
  'effect.card.mass-media':
    'Umieść do 3 żetonów kontroli obok sojuszniczych miast. Potem wrogi żeton kontroli w odległości do 2 pól staje się twój, a umocniony zostaje odwrócony.',
  'effect.card.astrology': 'Przesuń wskaźnik technologii o numer miejsca.',
  'effect.card.mathematics':
    'Umieść 1 żeton handlu na dowolnej własnej karcie działania, potem przesuń wskaźnik technologii.',
  'effect.card.replaceable-parts': 'Otrzymaj surowiec, którego nie masz, potem przesuń wskaźnik technologii.',
  'effect.card.nuclear-power':
    'Na piątym miejscu: na polu i wokół niego nieumocnione żetony kontroli zostają zniszczone, a umocnione odwrócone. Potem przesuń wskaźnik technologii.',
  'effect.card.foreign-trade': '1 karawana. Każda karawana porusza się do 3 pól.',
  'effect.card.currency': '2 karawany. Każda porusza się do 4 pól i usuwa barbarzyńców, na których wejdzie.',
  'effect.card.steam-power':
    '2 karawany. Każda porusza się do 6 pól, także przez wodę. Potem możesz wymienić surowiec.',
  'effect.card.capitalism':
    '3 karawany. Każda porusza się do 6 pól, także przez wodę. Po przesunięciu karty rozpatrz inną kartę jak na pierwszym miejscu.',
  'effect.card.pottery': 'Wybuduj cud świata albo miasto w odległości do 2 pól od sojuszniczego pola.',
  'effect.card.animal-husbandry':
    'Wybuduj cud świata albo miasto w odległości do 3 pól od sojuszniczego pola lub obok własnej karawany.',
  'effect.card.nationalism':
    'Wybuduj cud świata (produkcja 7 na piątym miejscu) albo miasto w odległości do 4 pól, licząc też przez wodę.',
  'effect.card.urbanization':
    'Wybuduj cud świata albo miasto w odległości do 5 pól, licząc też przez wodę, i umieść obok niego do 2 żetonów kontroli.',
  'effect.card.masonry':
    'Umocnij tyle żetonów kontroli, ile wynosi numer miejsca, albo wykonaj do 2 ataków na odległość do 2 pól.',
  'effect.card.iron-working':
    'Umocnij żetony albo wykonaj do 2 ataków na odległość do 3 pól z +1 (+3 przeciw barbarzyńcom).',
  'effect.card.mass-production':
    'Wykonaj do 2 ataków na odległość do 3 pól, licząc też przez wodę, z +2; potem umocnij żetony, o jeden mniej za każdy atak.',
  'effect.card.flight': 'Umocnij żetony i wykonaj do 3 ataków na odległość do 5 pól, licząc przez wszystko, z +3.',

  'effect.leader.america':
    'Otrzymany lub wydany cud natury kładziesz na karcie szeregu, skąd można go wydać jako żeton handlu albo jako jego surowiec.',
  'effect.leader.aztec':
    'Po przesunięciu karty wojska, jeśli atak się powiódł, możesz zamienić miejscami dowolne dwie karty szeregu.',
  'effect.leader.egypt': 'Cuda świata kosztują cię o 1 mniej.',
  'effect.leader.france':
    'Kartą kultury umieszczasz więcej żetonów kontroli według swojego najnowszego cudu: starożytny — 1, średniowieczny — 2, współczesny — 3.',
  'effect.leader.japan': 'W twojej turze pustynie i góry przy wodzie lub na krawędzi mapy mają trudność 3.',
  'effect.leader.rome': 'Karawany mogą wyruszać z karty ekonomii z każdego twojego miasta.',
  'effect.leader.scythia': '+3, gdy atakujesz łąki lub wzgórza albo ich bronisz.',
  'effect.leader.sumeria': 'Pokonani barbarzyńcy dają też surowiec do wyboru.',

  'effect.wonder.stonehenge':
    'Po umieszczeniu żetonu kontroli na wzgórzach możesz umieścić kolejne na sąsiadujących wzgórzach.',
  'effect.wonder.hanging-gardens':
    'Na początku tury możesz umieścić żeton kontroli obok sojuszniczego miasta, trudność do 4.',
  'effect.wonder.chichen-itza':
    'Żetony kontroli można umieszczać na pustych polach lasu niesąsiadujących z sojuszniczym miastem.',
  'effect.wonder.forbidden-city': 'Na początku tury możesz zniszczyć wrogi żeton kontroli obok sojuszniczego pola.',
  'effect.wonder.eiffel-tower':
    'Na początku tury możesz wskazać dwa żetony kontroli przeciwnika: jeden z nich zamienia on na twój.',
  'effect.wonder.sydney-opera-house': 'Wrogie żetony kontroli liczą się do rozwinięcia twoich miast.',
  'effect.wonder.oracle': 'Na początku tury możesz zamienić miejscami dwie sąsiednie karty szeregu.',
  'effect.wonder.pyramids': 'Po wybudowaniu zastąp do 3 kart poziomu I kartami poziomu II.',
  'effect.wonder.porcelain-tower': 'Po wybudowaniu zastąp do 2 kart kartami następnego poziomu.',
  'effect.wonder.potala-palace':
    'Możesz mieć do 4 kart dyplomacji każdego gracza. Po wybudowaniu weź do 3 kart dyplomacji.',
  'effect.wonder.oxford-university': 'Otrzymana karta może zastąpić dowolną kartę oprócz nauki, bez względu na typ.',
  'effect.wonder.kremlin': '+4, gdy atakujesz gracza, który ma mniej umocnionych żetonów kontroli.',
  'effect.wonder.colossus': 'Twoje karawany mają 6 wspólnych dodatkowych pól ruchu.',
  'effect.wonder.great-lighthouse': 'Puste pola na krawędzi mapy są w zasięgu budowy miasta.',
  'effect.wonder.great-zimbabwe':
    'Przechowuj tu do 4 otrzymanych żetonów handlu; na początku tury przenoś je na karty działań.',
  'effect.wonder.machu-picchu': 'Karty na pierwszym i drugim miejscu rozpatrujesz jak na trzecim.',
  'effect.wonder.big-ben': '+2 w walce za każdą własną karawanę obok pola obrońcy.',
  'effect.wonder.estadio-do-maracana': 'Raz na turę możesz rozpatrzyć i przesunąć kartę ekonomii przed inną kartą.',
  'effect.wonder.terracotta-army': '+2 podczas ataku.',
  'effect.wonder.petra':
    '+2 podczas obrony. Barbarzyńcy nie mogą wchodzić do twoich miast i na umocnione żetony kontroli.',
  'effect.wonder.alhambra': '+2 podczas ataku i obrony.',
  'effect.wonder.venetian-arsenal':
    'Raz na turę kartę rozpatrzoną na piątym miejscu rozpatrz ponownie, jak na pierwszym.',
  'effect.wonder.pentagon': '+2 podczas ataku; każdy cel na mapie jest w zasięgu.',
  'effect.wonder.ruhr-valley': '+5 podczas obrony.',

  'effect.cityState.carthage': '+1 w walce za każde miasto-państwo i każde twoje miasto do 2 pól od pola obrońcy.',
  'effect.cityState.kumasi': 'Przy kartach kultury i przemysłu lasy mają trudność 1.',
  'effect.cityState.brussels': 'Cuda świata kosztują o 1 mniej za każde twoje rozwinięte miasto.',
  'effect.cityState.seoul': 'Na początku tury możesz przesunąć barbarzyńców na sąsiadujące puste pole lądowe.',
  'effect.cityState.geneva': 'Na początku tury możesz wymienić kartę dyplomacji na inną tego samego gracza.',
  'effect.cityState.mohenjo-daro': 'Trudność jest o 1 mniejsza, gdy umieszczasz żetony kontroli.',
  'effect.cityState.buenos-aires': 'Cud świata kosztuje o 2 mniej, jeśli nie masz cudu tego typu.',
  'effect.cityState.kabul': '+3, gdy atakujesz miasto lub inne miasto-państwo.',

  'effect.treaty.open-borders': 'Żetony kontroli właściciela karty liczą się do rozwinięcia twoich miast.',
  'effect.treaty.embassy':
    'Gdy twoja karawana odwiedza stolicę właściciela karty, otrzymujesz surowiec, a on żeton handlu.',
  'effect.treaty.joint-war': '+2, gdy atakujesz kogokolwiek oprócz właściciela karty.',
  'effect.treaty.defensive-pact': '+2, gdy bronisz się przed kimkolwiek oprócz właściciela karty.',

  'effect.agenda.civilized': 'Miej 8 miast na mapie.',
  'effect.agenda.money-grubber': 'Kontroluj 2 cuda ekonomiczne.',
  'effect.agenda.explorer': 'Kontroluj 15 pól przy wodzie lub na krawędzi mapy.',
  'effect.agenda.aesthetic': 'Kontroluj 2 cuda kulturowe.',
  'effect.agenda.populous': 'Kontroluj 5 rozwiniętych miast.',
  'effect.agenda.preservationist': 'Kontroluj 2 cuda natury.',
  'effect.agenda.technophile': 'Dojdź do pola 24 wskaźnika technologii.',
  'effect.agenda.scholarly': 'Kontroluj 2 cuda naukowe.',
  'effect.agenda.warmonger': 'Pokonaj wrogą stolicę albo kontroluj 2 podbite miasta-państwa.',
  'effect.agenda.paranoid': 'Kontroluj 2 cuda wojskowe.',
}
