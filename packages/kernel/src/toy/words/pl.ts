import { cover } from '../cover.ts'
import type { BazaarWord } from './index.ts'

export const pl: Readonly<Record<BazaarWord, string>> = {
  ...cover.presentation.words.pl,

  'option.length': 'Długość',
  'option.length.short': 'Krótka: 3 rundy',
  'option.length.standard': 'Zwykła: 5 rund',
  'option.length.long': 'Długa: 7 rund',
  'option.corner': 'Sześć sztuk jednego towaru od razu daje zwycięstwo',
  'option.offers': 'Liczba propozycji kupca w rundzie',

  'good.silk': 'jedwab',
  'good.spice': 'przyprawy',
  'good.amber': 'bursztyn',
  'good.salt': 'sól',

  'ware.ducat': '{count, plural, one {# dukat} few {# dukaty} many {# dukatów} other {# dukata}}',
  'ware.silk':
    '{count, plural, one {# zwój jedwabiu} few {# zwoje jedwabiu} many {# zwojów jedwabiu} other {# zwoju jedwabiu}}',
  'ware.spice':
    '{count, plural, one {# worek przypraw} few {# worki przypraw} many {# worków przypraw} other {# worka przypraw}}',
  'ware.amber':
    '{count, plural, one {# kawałek bursztynu} few {# kawałki bursztynu} many {# kawałków bursztynu} other {# kawałka bursztynu}}',
  'ware.salt': '{count, plural, one {# blok soli} few {# bloki soli} many {# bloków soli} other {# bloku soli}}',
  contract: '{goods} ({points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}})',
  bid: '{seat}: {ducats}',

  'decision.auction': 'Złóż tajną ofertę na partię towaru.',
  'decision.market': 'Zaproponuj wymianę, przyjmij zamówienie albo opuść targ.',
  'decision.answer': '{from} proponuje ci {give} za {want}.',
  'decision.offered': '{to} rozważa twoją propozycję. Możesz ją jeszcze wycofać.',

  'move.bid': 'Zalicytuj {ducats}',
  'move.offer': 'Zaproponuj wymianę ({to}): {give} za {want}',
  'move.accept': 'Przyjmij propozycję',
  'move.decline': 'Odrzuć propozycję',
  'move.withdraw': 'Wycofaj propozycję',
  'move.order': 'Przyjmij tajne zamówienie',
  'move.leave': 'Opuść targ',

  'event.roundBegan': 'Runda {round} z {rounds}. Na licytacji: {lot}.',
  'event.bidPlaced': '{seat} składa tajną ofertę.',
  'event.bidPlaced.own': '{seat} po cichu licytuje {ducats}.',
  'event.bidsOpened': 'Oferty zostają odkryte. {bids}.',
  'event.tieDrawn': 'Równe oferty: {seats}. Los wskazuje: {winner}.',
  'event.lotWon': '{seat} bierze partię za {ducats}: {lot}.',
  'event.allowancePaid': 'Bank płaci po 1 dukacie tym, którzy zostali bez towaru: {seats}.',
  'event.marketOpened': 'Targ zostaje otwarty.',
  'event.offered': '{from} proponuje wymianę ({to}): {give} za {want}.',
  'event.traded': '{to} zgadza się: {from} oddaje {give} za {want}.',
  'event.declined': '{to} odrzuca propozycję ({from}).',
  'event.withdrawn': '{from} wycofuje propozycję ({to}).',
  'event.contractOrdered': '{seat} przyjmuje tajne zamówienie.',
  'event.contractOrdered.own': '{seat} przyjmuje tajne zamówienie: {contract}.',
  'event.marketLeft': '{seat} opuszcza targ.',
  'event.cornered': '{seat} opanowuje rynek. Towar: {good}.',
  'event.contractsShown': '{seat} pokazuje zamówienia: {contracts}.',

  'reason.purse': 'Masz w sakiewce tylko {ducats}.',
  'reason.orderedAlready': 'W tej rundzie masz już przyjęte zamówienie.',
  'reason.noContracts': 'Nie ma już zamówień.',
  'reason.contractPrice': 'Cena zamówienia: {ducats}.',
  'reason.noOffersLeft': 'W tej rundzie nie możesz złożyć więcej propozycji.',
  'reason.partnerLeft': '{seat} jest już poza targiem.',
  'reason.sameWare': 'Ten sam towar nie może być po obu stronach propozycji.',
  'reason.youLack': 'Brakuje ci towaru na wymianę: {wares}.',
  'reason.partnerLacks': '{seat} nie ma tyle towaru: {wares}.',

  'category.contracts': 'Zamówienia',
  'category.sets': 'Zestawy czterech towarów',
  'category.ducats': 'Dukaty',
  'ending.closing': 'Bazar zamknięto',
  'ending.corner': 'Rynek opanowano',
}
