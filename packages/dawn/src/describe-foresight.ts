import type { Message } from '@ecumene/kernel'
import { say, sayTarget } from './describe.ts'
import type { Forecast } from './foresight/forecasts.ts'
import type { Gain } from './foresight/gains.ts'
import type { Raise } from './foresight/raises.ts'
import type { Spending } from './foresight/spending.ts'
import type { Source } from './rules/source.ts'
import { isExploring, type Way } from './rules/walks.ts'
import type { WordKey } from './words/en.ts'

type Words = Message<WordKey>

/** What is or would be attacked, and whose it is. */
export const describeTarget = (target: Pick<Forecast, 'target' | 'barbarian' | 'cityState' | 'owner'>): Words =>
  sayTarget(target.target, target.owner, target.barbarian, target.cityState)

/** Where a line of a combat value comes from. */
export const describeSource = (source: Source): Words => {
  switch (source.kind) {
    case 'card':
      return say(`card.${source.id}`)
    case 'leader':
      return say(`leader.${source.id}`)
    case 'wonder':
      return say(`wonder.${source.id}`)
    case 'cityState':
      return say(`cityState.${source.id}`)
    case 'treaty':
      return say(`treaty.${source.id}`)
    case 'terrain':
      return say(`terrain.${source.id}`)
    default:
      return say(`combat.${source.kind}`)
  }
}

/** The odds of winning, and how more tokens change them. */
export const describeChance = (odds: number): Words => say('combat.chance', { percent: percent(odds) })
export const describeRaise = ({ tokens, by, odds }: Raise): Words =>
  say('combat.raise', { tokens, value: by, percent: percent(odds) })

const percent = (odds: number): number => Math.round(odds * 100)

/** Where a way leads, and in how many steps. */
export const describeWay = (way: Way): Words => {
  const { space, path } = way
  if (isExploring(way)) return say('way.explore', { space: { place: space }, count: path.length })
  if (path.length === 0) return say('way.here')
  return say(space === way.from ? 'way.back' : 'way.to', { space: { place: space }, count: path.length })
}

/** One thing that a move brings. */
export const describeGain = (gain: Gain): Words => {
  switch (gain.kind) {
    case 'resource':
      return say('gain.thing', { thing: say(`resource.${gain.resource}`), count: gain.count })
    case 'natural':
      return say('gain.thing', { thing: say(`natural.${gain.natural}`), count: 1 })
    case 'wonder':
      return say('gain.thing', { thing: say(`wonder.${gain.wonder}`), count: 1 })
    case 'envoy':
      return say('gain.diplomacy', { thing: say(`cityState.${gain.cityState}`) })
    case 'treaty':
      return say('gain.diplomacy', { thing: { seat: gain.seat } })
    case 'trade':
      return say('gain.trade', { card: say(`card.${gain.card}`), count: gain.count })
    case 'agenda':
      return say('gain.agenda', { agenda: say(`agenda.${gain.agenda}`), count: gain.have, number: gain.need })
    case 'tech':
      return say('gain.tech', { number: gain.space })
    default:
      return say(`gain.${gain.kind}`, { count: gain.count })
  }
}

/** What one more trade token would change. */
export const describeSpending = ({ counts, now, after }: Spending): Words =>
  say(`spend.${counts}`, { value: now, number: after })
