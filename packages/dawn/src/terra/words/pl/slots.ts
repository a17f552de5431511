import type { TerraSlotWords } from '../en.ts'

export const slots: TerraSlotWords = {
  'atSlot.growth':
    'Dzielnica obok sojuszniczego miasta, teren — do {terrain, select, grassland {łąk} hills {wzgórz} forest {lasów} desert {pustyni} other {gór}}{order, select, first {, albo umocnij do {count, plural, one {# żetonu kontroli} few {# żetonów kontroli} many {# żetonów kontroli} other {# żetonów kontroli}}} also {; potem umocnij do {count, plural, one {# żetonu kontroli} few {# żetonów kontroli} many {# żetonów kontroli} other {# żetonów kontroli}}} other {}}.',
  'atSlot.armies':
    '{figures, plural, one {# armia} few {# armie} many {# armii} other {# armie}}, {figures, plural, =1 {} other {każda — }}do {count, plural, one {# pola} few {# pól} many {# pól} other {# pól}}, teren — do {terrain, select, grassland {łąk} hills {wzgórz} forest {lasów} desert {pustyni} other {gór}}{sea, select, yes {, także przez wodę} other {}}; atak +{value}{differs, select, yes { (+{barbarians} przeciw barbarzyńcom)} other {}}.',
  'atSlot.engineering': 'Razem z dzielnicą 1 żeton kontroli obok sojuszniczej dzielnicy.',
  'atSlot.globalization':
    'Pomiędzy tym wskaż rodzaj dzielnicy: wszyscy, którzy mają ją na mapie, rozpatrują jej efekt.',
  'atSlot.mysticism': 'Żeton kontroli zastąpiony dzielnicą możesz umieścić obok niej.',
  'atSlot.military-engineering':
    'Potem armie z karty do twoich miast, a twoje żetony kontroli na polach z twoimi armiami i obok nich zostają umocnione.',
  'atSlot.ti-mass-production': 'Jedna pokonana w tej turze armia może poruszyć się ponownie.',
  'atSlot.ti-flight': 'Mija barbarzyńców, miasta-państwa, karawany i nieumocnione żetony kontroli.',
  'atSlot.siege-tactics': 'Każdy umocniony żeton kontroli przeciwnika daje o 1 mniej.',
  'atSlot.scorched-earth': 'Raz na turę pokonany żeton kontroli możesz zniszczyć; ta armia porusza się wtedy ponownie.',
  'atSlot.ti-animal-husbandry': 'Albo miasto tam, gdzie stoi twoja karawana lub armia, która wraca na swoją kartę.',
  'atSlot.radio': 'Potem zastąp swoim wrogie miasto do 4 pól od sojuszniczego miasta.',
  'atSlot.humanism': 'Potem 1 żeton handlu za każde swoje rozwinięte miasto.',
  'atSlot.state-workforce': 'Potem jeszcze 1 na górach obok sojuszniczego pola.',
  'atSlot.writing': 'O 1 więcej, jeśli kontrolujesz cud świata.',
  'atSlot.natural-history': 'O 1 więcej za każdy rodzaj surowca, który masz.',
  'atSlot.astronomy': 'Przedtem obejrzyj do 2 kafelków ze spodu stosu; jeden możesz dołożyć.',
  'atSlot.wheel': 'Dotarcie do miasta-państwa lub wrogiego miasta daje też surowiec do wyboru.',
  'atSlot.shipbuilding': 'Raz, zanim karawana odkryje terytorium, możesz położyć żeton wody.',
  'atSlot.cartography':
    'Raz na turę możesz wybudować miasto obok wrogiego miasta daleko od twojej stolicy, do którego dotrze karawana.',
  'atSlot.banking': 'Dotarcie do stolicy posiadacza Ibrahima daje też surowiec do wyboru.',
  'atSlot.industrialization': '1 punkt produkcji więcej za każdą swoją dzielnicę.',
  'atSlot.construction': 'Każdy surowiec daje 3 punkty produkcji.',
  'atSlot.craftsmanship': 'Po cudzie świata przesuń wskaźnik technologii o 1.',
}
