import type { ForesightWords } from '../en/foresight.ts'

export const foresight: ForesightWords = {
  'bill.production': 'Kosztuje {cost} z {production} produkcji.',
  'bill.trade': 'Kosztuje {cost}; miasto wytwarza {production}. Za resztę płaci handel: {count}, zostanie {left}.',
  'bill.noResearch': 'Potem zostanie za mało handlu na badania.',
  'bill.loot': 'Kosztuje {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'bill.research': 'Wymaga {cost} handlu. Wydajesz całość, {count}; pozostaje {left}.',
  'site.gives': 'Pola dookoła dają: {things}.',
  'site.barren': 'Pola dookoła nic nie dają.',
  'site.coasts': 'Pola wody: {count}.',
  'site.city': 'Miasto na polu {square}.',
  'change.gives': 'Na tym polu: {things}.',
  'change.none': 'Pole daje tyle samo co przedtem.',
  'change.there': 'Stanie na polu {square}: {things}.',
  'change.there.none': 'Stanie na polu {square}, które daje tyle samo co przedtem.',
  'change.thing': '{thing} {value}',
  'reach.tooFar': 'Za daleko: najwyżej {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'reach.detour':
    'Żadna droga nie jest dość krótka: najwyżej {count, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'account.thing': '{thing} {count}',
  'account.square': '{square}',
  'account.scout': 'zwiadowca na {square}',
  'account.powers': 'ustrój i technologie',
  'account.otherCity': 'symbole innego miasta',
  'account.boost': 'dodane w tej rundzie',
  'account.arts': 'sztuka',
  'account.blockaded': 'blokada: {square}',
}
