/**
 * What may be put into a placeholder, by vocabulary and by the placeholder's name. A template with a placeholder that
 * is not listed fails the check: whoever writes it says here what comes in.
 *
 * - `SEAT`, `SEATS`: the name of a player, a list of them; `TITLE`: other text with a name's rights
 * - `named('card')`: every message `card.…`; `listOf(…)`: all of them count; `oneOf(…)`: one is chosen
 * - `NUMBER`: any number; `code('f15')`: numbers, letters and signs that are never declined
 * - `said(key, args)`: another template, filled in
 */
export const SEAT = { kind: 'seat' }
export const SEATS = { kind: 'seats' }
export const NUMBER = { kind: 'number' }
export const code = (...texts) => ({ kind: 'code', texts })
export const title = (...texts) => ({ kind: 'title', texts })
export const named = (...prefixes) => ({ kind: 'named', prefixes })
export const listOf = (...prefixes) => ({ kind: 'list', prefixes })
export const oneOf = (...prefixes) => ({ kind: 'oneOf', prefixes })
export const said = (...messages) => ({ kind: 'said', messages })

const SQUARE = code('f15', 'a1')
const SPACE = code('17')

const duel = {
  player: SEAT,
  opponent: SEAT,
  starter: SEAT,
  colour: named('colour'),
  wonder: named('wonder'),
  wonders: listOf('wonder'),
  card: named('card'),
  cards: listOf('card'),
  token: named('progress'),
  tokens: listOf('progress'),
  chain: named('chain'),
  source: named('card', 'wonder', 'progress', 'source'),
  symbol: named('symbol'),
  thing: named('card', 'wonder'),
  resource: named('resource'),
  'effect.producesOneOf resources': oneOf('resource'),
  'effect.fixesPrice resources': listOf('resource'),
  // Not in the nominative, but as it stands after “for”: words of its own.
  counted: said({ key: 'counted.brown' }, { key: 'counted.wonder' }, { key: 'counted.threeCoins' }),
  'plan.dropped by': named('progress'),
  'plan.produced by': named('card', 'wonder'),
  'plan.chosen by': named('card', 'wonder'),
  by: named('card'),
  points: NUMBER,
  others: NUMBER,
  coins: NUMBER,
  short: NUMBER,
  units: NUMBER,
  symbols: NUMBER,
}

const dawn = {
  player: SEAT,
  players: SEATS,
  owner: SEAT,
  giver: SEAT,
  space: SPACE,
  from: SPACE,
  to: NUMBER,
  slot: NUMBER,
  'move.swap other': NUMBER,
  other: named('card'),
  one: named('card'),
  card: named('card'),
  replaced: named('card'),
  wonder: named('wonder'),
  resource: named('resource'),
  'move.renegotiate given': named('treaty'),
  'move.renegotiate taken': named('treaty'),
  given: named('resource'),
  taken: named('resource'),
  natural: named('natural'),
  action: named('action'),
  leader: named('leader'),
  colour: named('colour'),
  treaty: named('treaty'),
  cityState: named('cityState'),
  icon: named('icon'),
  agenda: named('agenda'),
  district: named('district'),
  government: named('government'),
  thing: named('resource', 'natural', 'wonder'),
  sources: said({ key: 'plan.card', args: { count: 3 } }, { key: 'plan.tokens', args: { count: 2 } }),
  'plan.whole cost': said({ key: 'plan.cost', args: { cost: 9 } }),
  direction: code('2'),
  tile: code('7'),
  letter: code('A'),
  side: code('B'),
  rotation: code('3'),
  q: code('1'),
  r: code('-2'),
  cost: NUMBER,
  printed: NUMBER,
  count: NUMBER,
  production: NUMBER,
  level: code('II'),
  difficulty: NUMBER,
  round: NUMBER,
  attackDie: NUMBER,
  defenceDie: NUMBER,
  attack: NUMBER,
  defence: NUMBER,
  value: NUMBER,
  die: NUMBER,
  number: NUMBER,
}

const GIVEN = said(
  { key: 'bundle.thing', args: { count: 3, thing: { key: 'icon.trade' } } },
  [
    { key: 'bundle.thing', args: { count: 1, thing: { key: 'resource.silk' } } },
    { key: 'bundle.event', args: { era: { key: 'era.ancient' } } },
  ],
  { key: 'bundle.nothing' },
)

const classic = {
  player: SEAT,
  partner: SEAT,
  players: SEATS,
  culture: named('culture'),
  tech: named('tech'),
  ability: named('tech'),
  phase: named('phase'),
  ending: named('ending'),
  civilization: named('civilization'),
  square: SQUARE,
  to: SQUARE,
  from: SQUARE,
  figure: named('figure'),
  government: named('government'),
  person: named('person'),
  city: said({ key: 'city.0' }, { key: 'city.2' }),
  wonder: named('wonder'),
  resource: named('resource'),
  give: GIVEN,
  want: GIVEN,
  offer: code('2'),
  thing: named('resource', 'icon'),
  era: named('era'),
  marker: named('marker'),
  unit: named('unit'),
  building: named('building'),
  course: said({ key: 'course.to', args: { to: 'f15' } }, { key: 'course.reveal', args: { to: 'f15' } }),
  card: named('card'),
  loot: named('loot'),
  source: named('source'),
  prey: named('prey'),
  terrain: named('terrain'),
  count: NUMBER,
  round: NUMBER,
  strength: NUMBER,
  level: NUMBER,
  missing: NUMBER,
  front: NUMBER,
  attackBonus: NUMBER,
  defenceBonus: NUMBER,
  attack: NUMBER,
  defence: NUMBER,
}

const DUCATS = said({ key: 'ware.ducat', args: { count: 1 } }, { key: 'ware.ducat', args: { count: 5 } })
const WARES = said({ key: 'ware.silk', args: { count: 2 } }, [
  { key: 'ware.spice', args: { count: 1 } },
  { key: 'ware.ducat', args: { count: 5 } },
])

const bazaar = {
  player: SEAT,
  seat: SEAT,
  seats: SEATS,
  from: SEAT,
  to: SEAT,
  winner: SEAT,
  goods: listOf('good'),
  good: named('good'),
  ducats: DUCATS,
  give: WARES,
  want: WARES,
  lot: WARES,
  wares: WARES,
  bids: said({ key: 'bid', args: { seat: { seat: 0 }, ducats: { key: 'ware.ducat', args: { count: 3 } } } }),
  contract: said({ key: 'contract', args: { goods: [{ key: 'good.silk' }], points: 3 } }),
  contracts: said({ key: 'contract', args: { goods: [{ key: 'good.silk' }], points: 3 } }),
  round: NUMBER,
  rounds: NUMBER,
}

const page = {
  player: SEAT,
  players: SEATS,
  names: SEATS,
  name: SEAT,
  shown: NUMBER,
  entries: NUMBER,
  words: said({ key: 'chat.phrase.hello' }),
  time: code('12:30'),
  count: NUMBER,
  what: title('marmur'),
  id: code('D-13.8'),
  ply: NUMBER,
  length: NUMBER,
  path: code('/log/3'),
  step: NUMBER,
  moves: code('…'),
  number: NUMBER,
  level: named('level'),
  minutes: said({ key: 'clock.minutes', args: { count: 10 } }, { key: 'clock.minutes', args: { count: 1 } }),
  seconds: said({ key: 'clock.seconds', args: { count: 5 } }),
  'terms.summary.days days': said({ key: 'clock.days', args: { count: 3 } }, { key: 'clock.days', args: { count: 1 } }),
  days: code('…'),
  when: code('12:30'),
  move: code('…'),
  thing: code('f15'),
  source: code('game-icons.net'),
  licence: code('CC BY 3.0'),
}

export const FILLINGS = {
  duel,
  dawn,
  classic,
  bazaar,
  page,
  'duel.board': {
    ...duel,
    type: named('type'),
    deck: named('deck'),
    price: code('3'),
    'duelBoard.short coins': NUMBER,
    built: NUMBER,
    count: NUMBER,
    hidden: NUMBER,
    round: NUMBER,
  },
  'dawn.board': { ...dawn, name: named('cityState'), have: NUMBER, need: NUMBER },
  'classic.board': { ...classic, number: NUMBER },
  'generic.board': {},
  'duel.catalogue': duel,
  'dawn.catalogue': dawn,
  'classic.catalogue': {
    ...classic,
    level: code('II'),
    rank: NUMBER,
    number: NUMBER,
    effect: named('effect.government'),
  },
  hook: { game: title('7 Wonders Duel') },
  replay: { player: SEAT, number: NUMBER, decision: code('…'), whole: NUMBER },
}
