import type { View } from '@ecumene/dawn'
import type { Point } from '../../stage/geometry.ts'
import { strideThrough, type Walk } from '../../stage/walks.ts'
import type { Motion } from './motions.ts'
import type { Cue, Figure } from './timeline.ts'

/** Where and when a step is performed. */
export type Performance = {
  /** The whole table: rows, dials and players lie beside the map. */
  readonly board: Element
  readonly before: View
  readonly after: View
  readonly beatMs: number
  /** The middle of a space in the drawing. */
  readonly middle: (space: number) => Point
  /** Nothing travels; what is lit is lit all the same. */
  readonly isStill: boolean
}

type Frames = Keyframe[]
/** With `both` it looks before its time as it does at its beginning; with `none` nobody sees it before. */
type Player = (selector: string, frames: Frames, fill?: 'both' | 'none', easing?: string) => void

/** Sets everything in motion that follows from a move; returns how to end it at once. */
export const perform = (cues: readonly Cue[], walks: readonly Walk<Figure>[], at: Performance): (() => void) => {
  const running: Animation[] = []
  const playerFor =
    ({ from, to }: { readonly from: number; readonly to: number }): Player =>
    (selector, frames, fill = 'both', easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)') => {
      const timing = {
        delay: from * at.beatMs,
        duration: Math.max(to - from, 0.6) * at.beatMs,
        easing,
        fill,
      }
      for (const element of at.board.querySelectorAll(selector)) {
        const motion = element.animate(frames, timing)
        // What has been shown is as the table says it is.
        motion.onfinish = () => motion.cancel()
        running.push(motion)
      }
    }
  for (const cue of cues) {
    const play = playerFor(cue)
    if (cue.place !== null) light(`[data-space="${cue.place}"] > polygon`, play, at.isStill)
    if (!at.isStill || cue.motion === 'glow') PERFORMERS[cue.motion](cue, play, at)
  }
  if (!at.isStill) for (const [index, walk] of walks.entries()) stride(index, walk, playerFor(walk), at)
  return () => {
    for (const motion of running) motion.cancel()
  }
}

const light = (rim: string, play: Player, isStill: boolean): void => {
  const lit = { stroke: 'var(--ink)', strokeWidth: '5px', strokeDasharray: 'none', opacity: 1 }
  const wide = { ...lit, strokeWidth: '16px', opacity: 0.3 }
  play(
    rim,
    isStill ? [lit, lit] : [wide, { ...lit, offset: 0.4 }, { ...lit, offset: 0.85 }, { ...lit, opacity: 0 }],
    'none',
  )
}

const nothing = (): void => undefined

/** What stands on a space, new or old. */
const onSpace = (space: number | null): string => `[data-pieces="${space}"]`
/** What stood on it before, drawn once more. */
const gone = (space: number | null): string => `[data-gone="${space}"]`

const comes: Frames = [
  { opacity: 0, translate: '0 14px', scale: '0.3' },
  { opacity: 1, translate: '0 -3px', scale: '1.15', offset: 0.6 },
  { opacity: 1, translate: '0 0', scale: '1' },
]
const goes: Frames = [
  { opacity: 1, translate: '0 0', rotate: '0deg' },
  { opacity: 0, translate: '0 16px', rotate: '14deg' },
]
const glows: Frames = [
  { boxShadow: 'inset 0 0 0 3px var(--ink)', offset: 0 },
  { boxShadow: 'inset 0 0 0 3px var(--ink)', offset: 0.7 },
  { boxShadow: 'inset 0 0 0 0 transparent', offset: 1 },
]

const waits: Frames = [{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }]

/** Where the result of a fight can be read: the newest entry of the log, and what is asked next. */
const TELLS = 'ol.log > li:last-child, [data-anchor="asked"]'

const PERFORMERS: Readonly<Record<Motion, (cue: Cue, play: Player, at: Performance) => void>> = {
  rise: ({ place }, play) => play(onSpace(place), comes),
  fall: ({ place }, play) => play(gone(place), goes),
  turn: ({ place }, play) => {
    play(gone(place), goes)
    play(onSpace(place), comes)
  },
  walk: nothing,
  strike: ({ event }, play, { middle }) => {
    if (event.kind !== 'attackDeclared') return
    const [here, there] = [middle(event.from), middle(event.space)]
    const lunge = `${((there.x - here.x) / 3).toFixed(1)}px ${((there.y - here.y) / 3).toFixed(1)}px`
    play(onSpace(event.from), [{ translate: '0 0' }, { translate: lunge, offset: 0.45 }, { translate: '0 0' }])
    play(
      '[data-strike]',
      [
        { strokeDashoffset: 1, opacity: 1 },
        { strokeDashoffset: 0, opacity: 1, offset: 0.5 },
        { strokeDashoffset: 0, opacity: 0 },
      ],
      'none',
    )
  },
  // Who wins is told when the dice have said it.
  dice: (_cue, play) => play(TELLS, waits, 'both', 'linear'),
  dial: (_cue, play) =>
    play('[data-anchor="now"]', [
      { transform: 'perspective(400px) rotateX(0)', opacity: 1 },
      { transform: 'perspective(400px) rotateX(-80deg)', opacity: 0.3, offset: 0.3 },
      { transform: 'perspective(400px) rotateX(0)', opacity: 1, offset: 0.7 },
      { transform: 'perspective(400px) rotateX(0)', opacity: 1 },
    ]),
  slide: ({ event }, play, at) => {
    if (!('seat' in event)) return
    for (const { place, by } of slidesIn(event.seat, at)) {
      play(rowCard(event.seat, place), [{ translate: `${by.toFixed(1)}px 0` }, { translate: '0 0' }])
    }
  },
  card: ({ event }, play, { after }) => {
    const seat = 'owner' in event ? event.owner : 'seat' in event ? event.seat : -1
    const card = 'card' in event ? event.card : null
    const place = after.players[seat]?.row.findIndex((one) => one.card === card) ?? -1
    play(rowCard(seat, place), [
      { translate: '0 0' },
      { translate: '0 -10px', offset: 0.3 },
      { translate: '0 -10px', offset: 0.7 },
      { translate: '0 0' },
    ])
  },
  glow: ({ event }, play) => {
    if ('seat' in event) play(`[data-anchor="player:${event.seat}"]`, glows, 'none', 'linear')
  },
  light: nothing,
  pass: nothing,
}

const rowCard = (seat: number, place: number): string => `[data-anchor="row:${seat}"] > li:nth-child(${place + 1})`

/** The cards of a row that lie elsewhere now, and how far from there they were. Places themselves do not move. */
const slidesIn = (
  seat: number,
  { board, before, after }: Performance,
): readonly { readonly place: number; readonly by: number }[] => {
  const places = [...board.querySelectorAll(`[data-anchor="row:${seat}"] > li`)].map(
    (place) => place.getBoundingClientRect().left,
  )
  const old = before.players[seat]?.row ?? []
  return (after.players[seat]?.row ?? []).flatMap(({ card }, place) => {
    const was = places[old.findIndex((one) => one.card === card)]
    const is = places[place]
    return was === undefined || is === undefined || was === is ? [] : [{ place, by: was - is }]
  })
}

/** A figure walks: it is drawn once more on its way, and the one that has arrived waits for it. */
const stride = (index: number, { figure, path }: Walk<Figure>, play: Player, { middle }: Performance): void => {
  const frames = strideThrough(path.map(middle), middle(path[0] ?? 0))
  play(`[data-walk="${index}"]`, frames, 'both', 'ease-in-out')
  play(`[data-pieces="${path.at(-1)}"] [data-guest="${figure}"]`, [{ opacity: 0 }, { opacity: 0 }], 'both', 'linear')
}
