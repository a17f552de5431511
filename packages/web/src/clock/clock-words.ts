import type { Message, Seat } from '@ecumene/kernel'
import { type Clock, standsStill, type Terms, timeLeft } from '@ecumene/protocol'
import { word } from '../words/keys.ts'
import type { Speech } from '../words/use-words.tsx'
import { timeWords } from './time-words.ts'

/** What the clocks say at a moment: a sentence for every seat that is asked, the reader's own first. */
export const clockWords = (
  terms: Terms,
  clock: Clock,
  mine: readonly Seat[],
  now: number,
  text: Speech['text'],
): readonly Message[] => {
  const seats = [...clock.running].sort((one, other) => Number(mine.includes(other)) - Number(mine.includes(one)))
  const sentences = seats.map((seat): Message => {
    const left = timeLeft(terms.clock, clock, seat, now)
    const isMine = mine.includes(seat) && mine.length === 1
    const player = { seat }
    if (left <= 0) return isMine ? word('clock.youUp') : word('clock.ofUp', { player })
    const time = timeWords(left, text)
    return isMine ? word('clock.you', { time }) : word('clock.of', { player, time })
  })
  return sentences.length > 0 && standsStill(terms.clock, now) ? [...sentences, word('clock.still')] : sentences
}

/** How soon the words of a clock may change. */
export const nextTick = (terms: Terms, clock: Clock, now: number): number => {
  const left = clock.running.map((seat) => timeLeft(terms.clock, clock, seat, now))
  return left.some((each) => each > 0 && each < SOON_MS) ? 1000 : 15_000
}

const SOON_MS = 6 * 60_000
