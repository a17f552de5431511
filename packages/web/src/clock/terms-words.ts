import type { Language } from '@ecumene/kernel'
import type { Terms } from '@ecumene/protocol'
import type { Speech } from '../words/use-words.tsx'

/** What a table agreed on about time, as short phrases; none if nothing was agreed. */
export const termsWords = ({ clock, timeOut, standIn }: Terms, { text, language }: Speaking): readonly string[] => {
  const phrases: string[] = []
  if (clock.kind === 'increment') {
    const minutes = text('clock.minutes', { count: clock.baseMinutes })
    const seconds = text('clock.seconds', { count: clock.incrementSeconds })
    phrases.push(clock.incrementSeconds === 0 ? minutes : text('terms.phrase.increment', { minutes, seconds }))
  }
  if (clock.kind === 'days') {
    phrases.push(text('terms.phrase.days', { days: text('clock.days', { count: clock.days }) }))
    if (clock.rest !== null) {
      const days = clock.rest.weekdays.map((day) => weekdayName(day, language)).join(', ')
      phrases.push(`${text('terms.phrase.rest', { days })} (${zoneName(clock.rest.zone)})`)
    }
  }
  if (clock.kind !== 'none')
    phrases.push(`${text('terms.timeOut')}: ${lower(text(`terms.timeOut.${timeOut}`), language)}`)
  if (standIn) phrases.push(lower(text('terms.standIn'), language))
  return phrases
}

type Speaking = Pick<Speech, 'text' | 'language'>

const lower = (sentence: string, language: Language): string =>
  sentence.charAt(0).toLocaleLowerCase(language) + sentence.slice(1)

/** A day of the week, 1 for Monday, by its name. */
export const weekdayName = (day: number, language: Language, weekday: 'long' | 'short' = 'long'): string =>
  // The first day of 2024 was a Monday.
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** A zone as people read it. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ')
