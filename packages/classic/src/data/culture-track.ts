/** C-17.13: what the spaces give, in order: an event of the section's era, a great person, victory. */
export type Space = {
  readonly gives: 'event' | 'greatPerson' | 'victory'
  readonly era: number
  readonly culture: number
  readonly trade: number
}

const SECTIONS = [
  { spaces: 'eegeeeg', culture: 3, trade: 0 },
  { spaces: 'eeeegee', culture: 5, trade: 3 },
  { spaces: 'eeegeev', culture: 7, trade: 6 },
] as const

const GIVES: { readonly [Letter in string]: Space['gives'] } = { e: 'event', g: 'greatPerson', v: 'victory' }

/** The spaces after the start (C-4.13): `CULTURE_TRACK[level]` is the space that a marker at that level enters next. */
export const CULTURE_TRACK: readonly Space[] = SECTIONS.flatMap(({ spaces, culture, trade }, era) =>
  [...spaces].map((letter) => ({ gives: GIVES[letter] as Space['gives'], era, culture, trade })),
)

/** The level of a marker that has entered the last space (C-35.2). */
export const CULTURE_VICTORY = CULTURE_TRACK.length
