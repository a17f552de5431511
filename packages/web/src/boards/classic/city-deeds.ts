import { type Bill, BUILDINGS, type Move, mentions, says, TECHS, UNIT_TYPES, type View } from '@ecumene/classic'
import type { Message } from '@ecumene/kernel'
import type { IconName } from '../../icons/icon.tsx'
import type { Unplayable } from '../board.ts'
import { moveBy } from './moves.ts'
import { thingSign, unitSign } from './signs.ts'

/** What a city makes or does, in the order in which its panel shows it. */
export const DEED_GROUPS = ['figures', 'units', 'labours', 'gifts', 'buildings', 'wonders'] as const
export type DeedGroup = (typeof DEED_GROUPS)[number]

/** A move of a city: what it is about and what it costs. */
export type Deed = {
  /** The handle of the move. */
  readonly move: string
  readonly kind: Move['kind']
  readonly city: number
  readonly group: DeedGroup
  readonly sign: IconName
  /** What it makes or harvests, in words; the arts have words of their own. */
  readonly thing: Message | null
  /** `null` where it costs nothing. */
  readonly bill: Bill | null
}

/** The same for what the city cannot do. */
export type Missed = Omit<Deed, 'bill'> & { readonly reason: string }

const GROUP_OF: Readonly<Partial<Record<Move['kind'], DeedGroup>>> = {
  muster: 'figures',
  train: 'units',
  build: 'buildings',
  // Egypt's: they cost nothing because of who builds them.
  raise: 'gifts',
  wall: 'buildings',
  fortify: 'gifts',
  wonder: 'wonders',
}

const WALLS: Message = { key: 'city.walls' }

const thingIn = (move: Move): Message | null => {
  if (move.kind === 'wall' || move.kind === 'fortify') return WALLS
  const { building, wonder, unit, figure, resource } = says(move)
  const thing = building ?? wonder ?? unit ?? figure ?? resource
  return typeof thing === 'object' && 'key' in thing ? thing : null
}

const signOf = (move: Move): IconName => {
  const id = thingIn(move)?.key.split('.')[1] ?? ''
  if (move.kind === 'wall' || move.kind === 'fortify') return 'stone-wall'
  if (move.kind === 'train') return unitSign(id)
  if (move.kind === 'wonder') return thingSign('wonder')
  return move.kind === 'arts' ? 'lyre' : thingSign(id)
}

/** The city that a move names, if it names one: by its declaration, for all moves have all fields. */
export const cityOf = (move: Move): number | undefined => mentions(move).find(({ is }) => is === 'city')?.value

const deedBy = (handle: string): Omit<Deed, 'bill'> | null => {
  const move = moveBy(handle)
  const city = move === null ? undefined : cityOf(move)
  if (move === null || city === undefined) return null
  const { kind } = move
  return { move: handle, kind, city, group: GROUP_OF[kind] ?? 'labours', sign: signOf(move), thing: thingIn(move) }
}

/** What the moves of a city do. */
export const deedsOf = (moves: readonly string[], { bills }: Pick<View, 'bills'>): readonly Deed[] =>
  moves.flatMap((handle) => {
    const deed = deedBy(handle)
    return deed === null ? [] : [{ ...deed, bill: bills.find(({ move }) => move === handle) ?? null }]
  })

/** A deed, and the same free of charge, where both can be done. */
export type Paired = Deed & { readonly gift: Deed | null }

/** One row for what can be had at two prices. */
export const paired = (deeds: readonly Deed[]): readonly Paired[] => {
  const isTwin = (one: Deed, other: Deed) => one.group !== other.group && one.thing?.key === other.thing?.key
  const gifts = deeds.filter(({ group }) => group === 'gifts')
  return deeds
    .filter((deed) => deed.group !== 'gifts' || !deeds.some((other) => isTwin(deed, other)))
    .map((deed) => ({ ...deed, gift: gifts.find((gift) => isTwin(deed, gift)) ?? null }))
}

export const inGroup = <Any extends { readonly group: DeedGroup }>(deeds: readonly Any[], group: DeedGroup) =>
  deeds.filter((deed) => deed.group === group)

/** The production and the trade that a bill takes. */
export const paidBy = ({ cost, production, trade }: Bill): { readonly production: number; readonly trade: number } => ({
  production: Math.min(cost, production),
  trade,
})

type Knower = { readonly techs: readonly string[] }

const knowsBuilding = ({ techs }: Knower, building: number): boolean =>
  TECHS.some((tech) => tech.building === building && techs.includes(tech.id))

/** C-13.1, C-13.4: a building gives way to its better side. */
export const mayBuild = (player: Knower, building: number): boolean => {
  const upgrade = BUILDINGS[building]?.upgrade ?? -1
  return knowsBuilding(player, building) && (upgrade < 0 || !knowsBuilding(player, upgrade))
}

export type Shortfall = {
  /** What holds for everything: the city cannot act at all. */
  readonly whole: string | null
  /** What the city misses only a little for. */
  readonly near: readonly Missed[]
  /** All the rest, by reason. */
  readonly far: ReadonlyMap<string, readonly Missed[]>
}

/** What a city cannot do, and why; what is far out of reach apart. */
export const shortfallOf = (
  unplayable: readonly Unplayable[],
  city: number,
  { view, seat, canAct }: { readonly view: View; readonly seat: number; readonly canAct: boolean },
): Shortfall => {
  const missed = unplayable.flatMap(({ move, reason }): readonly Missed[] => {
    const deed = deedBy(move)
    return deed === null || deed.city !== city ? [] : [{ ...deed, reason: reason.text }]
  })
  const [first] = missed
  if (!canAct && first !== undefined) return { whole: first.reason, near: [], far: new Map() }
  const player = view.players[seat]
  const isNear = (deed: Missed): boolean => player !== undefined && isWithinReach(deed, view, player)
  // Nobody thinks of a wonder that is not on the market, or of harvesting what does not grow here.
  const far = missed.filter((deed) => !isNear(deed) && deed.kind !== 'wonder' && deed.kind !== 'harvest')
  return { whole: null, near: missed.filter(isNear), far: byReason(far) }
}

/** What cannot be done for the same reason, together. */
export const byReason = (missed: readonly Missed[]): ReadonlyMap<string, readonly Missed[]> => {
  const reasons = new Map<string, Missed[]>()
  for (const deed of missed) reasons.set(deed.reason, [...(reasons.get(deed.reason) ?? []), deed])
  return reasons
}

const isWithinReach = (deed: Missed, view: View, player: View['players'][number]): boolean => {
  const move = moveBy(deed.move)
  switch (move?.kind) {
    case 'muster':
    case 'arts':
      return true
    case 'train':
      return UNIT_TYPES[move.unit] !== 'aircraft' || player.aircraft
    case 'build':
      return mayBuild(player, move.building)
    case 'wall':
      return TECHS.some(({ walls, id }) => walls && player.techs.includes(id))
    case 'wonder':
      return view.market.wonders.some((wonder) => deed.thing?.key === `wonder.${wonder}`)
    default:
      return false
  }
}
