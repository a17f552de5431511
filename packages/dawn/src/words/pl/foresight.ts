import type { Foresight } from '../en.ts'

export const foresight: Foresight = {
  'combat.slot': 'miejsce w szeregu',
  'combat.die': 'kość',
  'combat.spent': 'wydano',
  'combat.city': 'miasto',
  'combat.reinforced': 'umocnione żetony kontroli',
  'combat.walls': 'własna obrona',
  'combat.army': 'armia na polu',
  'combat.rule': 'zasada gry',
  'combat.chance': 'Szansa wygranej: {percent}%',
  'combat.raise':
    '{tokens, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} (+{value}): {percent}%',
  'way.here': 'Zatrzymaj się tutaj',
  'way.back':
    'Wyjdź i wróć na pole {space}: {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}',
  'way.explore':
    'Odkrywaj terytorium z pola {space}{count, plural, =0 {} one {: # krok} few {: # kroki} many {: # kroków} other {: # kroku}}',
  'way.to': 'Na pole {space}: {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}',
  'payment.whole': 'Wydaj: {things}',
  'payment.tokens':
    '{count, plural, one {# żeton handlu} few {# żetony handlu} many {# żetonów handlu} other {# żetonu handlu}}',
  'payment.several': '{thing} × {count}',
  'gain.thing': '{thing}: +{count}',
  'gain.trade':
    '{card}: {count, plural, one {# żeton handlu} few {# żetony handlu} many {# żetonów handlu} other {# żetonu handlu}}',
  'gain.tokens':
    '{count, plural, one {# żeton handlu} few {# żetony handlu} many {# żetonów handlu} other {# żetonu handlu}} na wybrane karty',
  'gain.diplomacy': 'Karta dyplomacji: {thing}',
  'gain.district':
    'Teraz dałaby: {count, plural, =0 {nic} one {# żeton handlu} few {# żetony handlu} many {# żetonów handlu} other {# żetonu handlu}}',
  'gain.mature': 'Rozwinięte miasta: {count}',
  'gain.tech': 'Wskaźnik technologii: {number}',
  'gain.agenda': '{agenda}: {count} z {number}',
  'spend.place': 'Żetony kontroli do położenia: {value} → {number}',
  'spend.science': 'Wskaźnik technologii: {value} → {number}',
  'spend.economy': 'Kroki karawany: {value} → {number}',
  'spend.pay': 'Produkcja: {value} → {number}',
  'spend.growth': 'Żetony kontroli do umocnienia: {value} → {number}',
  'spend.attackerSpends': 'Atak: {value} → {number}',
  'spend.defenderSpends': 'Obrona: {value} → {number}',

  'atSlot.culture':
    'Umieść do {count, plural, one {# żetonu kontroli} few {# żetonów kontroli} many {# żetonów kontroli} other {# żetonów kontroli}} obok {where, select, anywhere {sojuszniczych pól} other {sojuszniczych miast}}, teren — do {terrain, select, grassland {łąk} hills {wzgórz} forest {lasów} desert {pustyni} other {gór}}.',
  'atSlot.science': 'Przesuń wskaźnik technologii o {count}.',
  'atSlot.economy':
    '{figures, plural, one {# karawana} few {# karawany} many {# karawan} other {# karawany}}, {figures, plural, =1 {} other {każda — }}do {count, plural, one {# pola} few {# pól} many {# pól} other {# pól}}, teren — do {terrain, select, grassland {łąk} hills {wzgórz} forest {lasów} desert {pustyni} other {gór}}{sea, select, yes {, także przez wodę} other {}}.',
  'atSlot.industry':
    'Cud świata z produkcją {count} albo miasto w odległości do {range, plural, one {# pola} few {# pól} many {# pól} other {# pól}}{sea, select, yes {, licząc też przez wodę} other {}}, teren — do {terrain, select, grassland {łąk} hills {wzgórz} forest {lasów} desert {pustyni} other {gór}}.',
  'atSlot.military':
    '{order, select, first {Umocnij do {count, plural, one {# żetonu kontroli} few {# żetonów kontroli} many {# żetonów kontroli} other {# żetonów kontroli}} albo wykonaj} other {Wykonaj}} do {attacks, plural, one {# ataku} few {# ataków} many {# ataków} other {# ataków}} na odległość do {range, plural, one {# pola} few {# pól} many {# pól} other {# pól}}{through, select, water {, licząc też przez wodę} anything {, licząc przez wszystko} other {}}, atak +{value}{differs, select, yes { (+{barbarians} przeciw barbarzyńcom)} other {}}{order, select, after {; potem umocnij do {count, plural, one {# żetonu kontroli} few {# żetonów kontroli} many {# żetonów kontroli} other {# żetonów kontroli}}, o jeden mniej za każdy atak} also {; i umocnij do {count, plural, one {# żetonu kontroli} few {# żetonów kontroli} many {# żetonów kontroli} other {# żetonów kontroli}}} other {}}.',
  'atSlot.also': '{effect} {more}',
  'atSlot.drama-and-poetry': 'Potem możesz przesunąć jeden własny żeton kontroli na sąsiadujące pole.',
  'atSlot.civil-service': 'Potem jeszcze 1 obok dowolnego sojuszniczego pola.',
  'atSlot.mass-media': 'Potem wrogi żeton kontroli w odległości do 2 pól staje się twój albo zostaje odwrócony.',
  'atSlot.mathematics': 'Przedtem 1 żeton handlu na dowolną własną kartę.',
  'atSlot.replaceable-parts': 'Przedtem surowiec, którego nie masz.',
  'atSlot.nuclear-power': 'Przedtem żetony kontroli na polu i wokół niego zostają zniszczone albo odwrócone.',
  'atSlot.currency': 'Barbarzyńcy na drodze znikają.',
  'atSlot.steam-power': 'Potem możesz wymienić surowiec.',
  'atSlot.capitalism': 'Po przesunięciu karty inna karta jak na pierwszym miejscu.',
  'atSlot.animal-husbandry': 'Miasto może też powstać obok własnej karawany.',
  'atSlot.urbanization': 'Obok miasta do 2 żetonów kontroli.',
}
