import type { Event, UnitType } from '@ecumene/classic'
import type { Seen } from '@ecumene/kernel'

export type Side = 'attacker' | 'defender'

export type ReportedUnit = { readonly unit: UnitType; readonly strength: number }

/** One side of a battle that is decided: what was added up in the end, and what was lost. */
export type ReportedSide = {
  /** `null` for barbarians. */
  readonly seat: number | null
  readonly survivors: readonly ReportedUnit[]
  readonly fallen: readonly ReportedUnit[]
  readonly bonus: number
  readonly total: number
}

export type Report = {
  /** The entry of the log that decided it. */
  readonly ply: number
  readonly square: number
  readonly winner: Side
  readonly attacker: ReportedSide
  readonly defender: ReportedSide
  /** What followed from it: armies lost, what fell, and what was taken. */
  readonly after: readonly Event[]
}

type Draft = {
  readonly square: number
  readonly seats: Readonly<Record<Side, number | null>>
  readonly fielded: Record<Side, ReportedUnit[]>
  readonly fallen: Record<Side, ReportedUnit[]>
  bonus: readonly [number, number]
}

/** The last battle that was decided, as everybody saw it; `null` where there was none. */
export const lastBattle = (history: History): Report | null => battlesIn(history).report

/** C-29.7: whose figures in the square were killed; nobody's where there was only a city, or barbarians. */
export const loserOf = ({ winner, attacker, defender, after }: Report, isCity: boolean): number | null => {
  if (winner === 'defender') return attacker.seat
  return isCity || after.some(({ kind }) => kind === 'cityDestroyed') ? null : defender.seat
}

/** The units that have fallen in the battle that goes on; `null` while there is none. */
export const fallenIn = (history: History): Readonly<Record<Side, readonly ReportedUnit[]>> | null =>
  battlesIn(history).draft?.fallen ?? null

/** What the last moves have brought: since the viewer's own, and by that one too where there is room to tell it. */
export const lastBlows = (history: History, viewer: number | null, isOwnTold = true): readonly Event[] => {
  const standing = history.filter(({ undone, undo }) => !undone && undo === undefined)
  const began = standing.findLastIndex(({ events }) => events.some(({ kind }) => BEGINS.has(kind)))
  const since = standing.slice(began + 1)
  const mine = since.findLastIndex(({ seat }) => seat === viewer)
  return since
    .slice(isOwnTold ? Math.max(0, mine) : mine + 1)
    .flatMap(({ events }) => events.filter(({ kind }) => BLOWS.has(kind)))
}

type History = Seen<unknown, Event>['history']

const battlesIn = (history: History): { readonly report: Report | null; readonly draft: Draft | null } => {
  let draft = null as Draft | null
  let report = null as Report | null
  let isOver = true
  for (const { ply, events, undone, undo } of history) {
    if (undone || undo !== undefined) continue
    for (const event of events) {
      switch (event.kind) {
        case 'battleBegan':
          draft = newDraft(event.square, event.seat, event.partner)
          break
        case 'villageAttacked':
          draft = newDraft(event.square, event.seat, null)
          break
        case 'handsDrawn':
          if (draft !== null) draft.bonus = [event.attackBonus, event.defenceBonus]
          break
        case 'unitFielded':
        case 'barbarianFielded':
          draft?.fielded[sideOf(draft, event)].push(event)
          break
        case 'unitFell':
        case 'barbarianFell':
          draft?.fallen[sideOf(draft, event)].push(event)
          break
        case 'battleWon':
        case 'barbariansWon':
          if (draft !== null) report = reported(draft, ply, event)
          draft = null
          isOver = false
          break
        default:
          if (ENDS.has(event.kind)) isOver = true
          else if (report !== null && !isOver && AFTERMATH.has(event.kind)) {
            report = { ...report, after: [...report.after, event] }
          }
      }
    }
  }
  return { report, draft }
}

const newDraft = (square: number, attacker: number, defender: number | null): Draft => ({
  square,
  seats: { attacker, defender },
  fielded: { attacker: [], defender: [] },
  fallen: { attacker: [], defender: [] },
  bonus: [0, 0],
})

/** Only barbarians have no seat, and they only defend. */
const sideOf = ({ seats }: Draft, event: Event): Side =>
  'seat' in event && event.seat === seats.attacker ? 'attacker' : 'defender'

const reported = (
  draft: Draft,
  ply: number,
  event: Extract<Event, { kind: 'battleWon' | 'barbariansWon' }>,
): Report => {
  const { square, seats, fielded, fallen, bonus } = draft
  const side = (name: Side, total: number, added: number): ReportedSide => ({
    seat: seats[name],
    survivors: without(fielded[name], fallen[name]),
    fallen: fallen[name],
    bonus: added,
    total,
  })
  return {
    ply,
    square,
    winner: event.attack > event.defence ? 'attacker' : 'defender',
    attacker: side('attacker', event.attack, bonus[0]),
    defender: side('defender', event.defence, bonus[1]),
    after: [],
  }
}

const without = (all: readonly ReportedUnit[], gone: readonly ReportedUnit[]): readonly ReportedUnit[] => {
  const left = [...all]
  for (const { unit, strength } of gone) {
    const at = left.findIndex((one) => one.unit === unit && one.strength === strength)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

type Kind = Event['kind']

/** With these a battle begins. */
export const BEGINS: ReadonlySet<Kind> = new Set<Kind>(['battleBegan', 'villageAttacked', 'scoutsKilled'])

const BLOWS: ReadonlySet<Kind> = new Set<Kind>([
  'unitFielded',
  'barbarianFielded',
  'unitFell',
  'barbarianFell',
  'unitWounded',
  'woundsHealed',
  'unitMurdered',
])

const AFTERMATH: ReadonlySet<Kind> = new Set<Kind>([
  'armiesLost',
  'cityDestroyed',
  'villageTaken',
  'villageOfPerson',
  'personDrawn',
  'personPlaced',
  'buildingDestroyed',
  'unitRescued',
  'lootChosen',
  'resourceLooted',
  'markerLooted',
  'techLooted',
  'eventLooted',
  'coinLooted',
  'coinEarned',
  'cultureGained',
  'tradeGained',
  'techGained',
  'nothingLooted',
])

/** After these nothing belongs to the battle any more. */
const ENDS: ReadonlySet<Kind> = new Set<Kind>(['setOut', 'wentOn', 'stopped', 'partBegan', 'phaseBegan', 'roundBegan'])
