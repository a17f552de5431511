/** What cities make, and what would follow from the next move. */
export const foresight = {
  'bill.production': 'Costs {cost} of {production} production.',
  'bill.trade': 'Costs {cost}; the city makes {production}. {count} trade pays for the rest, {left} stays.',
  'bill.noResearch': 'Then too little trade is left for research.',
  'bill.loot': 'Costs {points, plural, one {# point} other {# points}}.',
  'bill.research': 'Needs {cost} trade. All {count} is spent; {left} stays.',
  'site.gives': 'The squares around it give {things}.',
  'site.barren': 'The squares around it give nothing.',
  'site.coasts': 'Water squares: {count}.',
  'site.city': 'City on {square}.',
  'change.gives': 'On this square: {things}.',
  'change.none': 'The square gives as much as before.',
  'change.there': 'It will stand on {square}: {things}.',
  'change.there.none': 'It will stand on {square}, which gives as much as before.',
  'change.thing': '{thing} {value}',
  'reach.tooFar': 'Too far: {count, plural, one {# square} other {# squares}} at most.',
  'reach.detour': 'No way there is short enough: {count, plural, one {# square} other {# squares}} at most.',
  'account.thing': '{thing} {count}',
  'account.square': '{square}',
  'account.scout': 'scout on {square}',
  'account.powers': 'government and techs',
  'account.otherCity': 'icons of another city',
  'account.boost': 'added this round',
  'account.arts': 'the arts',
  'account.blockaded': 'blockaded: {square}',
} as const

export type ForesightWords = Readonly<Record<keyof typeof foresight, string>>
