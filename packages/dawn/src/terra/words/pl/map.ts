import type { TerraMapWords } from '../en.ts'

/** Set-up, the map and its exploration, the event dial and the end of the game. */
export const map: TerraMapWords = {
  'option.handicap1': 'Fory: żetony handlu gracza 1 na początku',
  'option.handicap2': 'Fory: żetony handlu gracza 2 na początku',
  'option.handicap3': 'Fory: żetony handlu gracza 3 na początku',
  'option.handicap4': 'Fory: żetony handlu gracza 4 na początku',
  'option.handicap5': 'Fory: żetony handlu gracza 5 na początku',
  'decision.fort': 'Połóż swój fort.',
  'decision.capitalTile': 'Połóż kafelek stolicy: miejsce, strona i obrót.',
  'move.explore': 'Odkryj terytorium',
  'event.fortPlaced': '{player} kładzie fort na polu {space}.',
  'reason.fewCoreSpaces': 'Fort musi dotykać co najmniej dwóch pól rdzenia.',
  'reason.nextToFort': 'Obok stoi fort.',
  'decision.exploredTile': 'Połóż odkryty kafelek: miejsce, strona i obrót.',
  'event.tileDrawn': '{player} odkrywa terytorium i dobiera kafelek {tile}.',
  'event.tileReturned': 'Kafelka {tile} nie da się położyć, więc wraca na wierzch stosu.',
  'event.wonderCheapened': 'Cud „{wonder}” otrzymuje żeton handlu i kosztuje o 1 mniej.',
  'event.wonderForgotten': 'Cud „{wonder}” opuszcza grę.',
  'reason.noCapitalTile': 'Odkrywać terytorium można tylko z kafelka ze stolicą.',
  'reason.noEdge': 'Odkrywać terytorium można tylko z pola na krawędzi mapy.',
  'reason.explored': 'Ta figurka już odkrywała terytorium w tej turze.',
  'reason.stackEmpty': 'Nie ma już kafelków do odkrycia.',
  'reason.missesFigure': 'Kafelek musi dotykać pola figurki, która odkrywa terytorium.',
  'measure.districts': 'Dzielnice',
  'measure.forts': 'Forty',
}
