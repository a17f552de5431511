import { answerOf, startChild, stop } from './child.ts'
import type { Flood, FloodOrder, FloodReport } from './flooder.ts'
import { type Honest, openHonest } from './honest.ts'
import { median, type Round } from './latencies.ts'

/** How long honest guests wait while nothing else happens, and while somebody floods the server. */
export type Attack = { readonly quiet: Round; readonly flooded: Round; readonly report: FloodReport }

/** One round. The flooder is a process of its own, stopped afterwards. */
export const attack = async (order: FloodOrder, honest: Honest, milliseconds: number): Promise<Attack> => {
  const flooder = startChild('flooder')
  try {
    const quiet = await honest.measure(milliseconds)
    flooder.send(order)
    const flooded = await honest.measure(milliseconds)
    flooder.send('look')
    return { quiet, flooded, report: await answerOf<FloodReport>(flooder) }
  } finally {
    await stop(flooder)
  }
}

/** For each kind of flood, how many times longer honest guests wait than without one (p99). */
export type FloodRatios = Readonly<Record<Flood, number>>

export const measureFloods = async (url: string, milliseconds: number): Promise<FloodRatios> => {
  const honest = await openHonest(url, GUESTS)
  try {
    const ratio = async (flood: Flood): Promise<number> => {
      const ratios: number[] = []
      while (ratios.length < ROUNDS) {
        const { quiet, flooded } = await attack({ url, flood }, honest, milliseconds)
        ratios.push(flooded.p99 / quiet.p99)
      }
      return median(ratios)
    }
    return {
      messages: await ratio('messages'),
      pings: await ratio('pings'),
      fragments: await ratio('fragments'),
      requests: await ratio('requests'),
    }
  } finally {
    honest.close()
  }
}

const GUESTS = 12
/** One round may be unlucky. */
const ROUNDS = 3
