import type { CivilizationId, View } from '@ecumene/classic'
import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Cameo } from '../../portraits/cameo.tsx'
import { CLEOPATRA } from '../../portraits/cleopatra.ts'
import { EAR, type Likeness, MAN, shoulders, WOMAN } from '../../portraits/parts.ts'

type RulerPortraitProps = { readonly civilization: CivilizationId; readonly isCoin?: boolean }

/** Whoever rules a civilization, on a coin or on the ground of whatever holds it. */
export const RulerPortrait = ({ civilization, isCoin = false }: RulerPortraitProps): ReactElement => (
  <Cameo of={civilization} likeness={LIKENESSES[civilization]} isCoin={isCoin} />
)

/** Whom a player plays, as a picture; nothing while that is not decided. */
export const likenessOf = ({ players }: Pick<View, 'players'>, seat: Seat): ReactElement | undefined => {
  const civilization = players[seat]?.civilization ?? null
  return civilization === null ? undefined : <RulerPortrait civilization={civilization} />
}

/** The rulers by what they are known by. */
const LIKENESSES: Readonly<Record<CivilizationId, Likeness>> = {
  // Abraham Lincoln: the tall hat, a beard without a moustache, a bow tie.
  america: {
    skin: 'fair',
    parts: [
      shoulders('dark'),
      ...MAN,
      EAR,
      ['dark', 'M29.5 44q-2-10 1-16h34q-8 2-12 7-2 4-3 8-4-2-6 2-1 6-1 10-7-2-13-11z'],
      ['dark', 'M43 51q5 5 8 9 6 4 12 2 4-1 5.5-2 2 5-2 10-7 6-14 2-8-6-9.5-21z'],
      ['gleam', 'M53 66q4 3 9 1M58 69q3 1 6-1'],
      ['dark', 'M33 27V3h31l2 22z'],
      ['dark', 'M22 30q-1-4 3-4.5L74 22q5 1 4 4-28 1-56 4z'],
      ['mid', 'M33 20h32.5l.5 5L33 27z'],
      ['gleam', 'M38 6v11M43 5.5v11'],
      ['pale', 'M34.5 80q8 1.5 19-4.5l2.5 5.5q-8 8-13 15z'],
      ['dark', 'M42 83l7 2 6-5 1 9-6-3-6 5z'],
    ],
  },
  // Mao Zedong: hair brushed back from a high brow, a buttoned tunic.
  china: {
    skin: 'fair',
    parts: [
      shoulders('mid'),
      ...MAN,
      EAR,
      ['dark', 'M30 48q-5-14 2-23 9-10 22-7.5 5 1.5 7 5-8-1-11 4-1 6-2 12-1 3-2 5-4-1-5 3 0 4-1 8-6-1-10-6.5z'],
      ['gleam', 'M36 27q6-6 16-5.5M33 34q4-7 13-8M33 41q2-6 9-8'],
      ['mid', 'M33 79q9 5 20-3l5 8q-12 8-26 3z'],
      ['line', 'M33 79q9 5 20-3l5 8q-12 8-26 3M52 86l2 18M55 90h.5M56 97h.5M40 94h9l-1 6h-7z'],
    ],
  },
  egypt: CLEOPATRA,
  // Otto von Bismarck: the spiked helmet, the moustache, a braided collar.
  germany: {
    skin: 'fair',
    parts: [
      shoulders('dark'),
      ...MAN,
      EAR,
      ['mid', 'M30 46q-2-6 0-10l18-3-2 7q-4-1-5 3-1 6-2 10-6-1-9-7z'],
      ['mid', 'M58.5 53.5q5-3.8 9.5-2.6 4 1.2 4.5 4.5-.5 4-3.5 7.5 0-5-2-6.5-4 1-8.5-2.9z'],
      ['dark', 'M26 36q-1-20 18-22 20-1 22 15l9 4q-6 3-13 1-18-2-32 7-4-1-4-5z'],
      ['pale', 'M43 14l3.5-13L50 14z'],
      ['pale', 'M38 15q8-5 16 0-8 3-16 0z'],
      ['line', 'M29 38q15-8 33-6'],
      ['gleam', 'M54 25l2 2 3-1-1 3 2 2h-3l-2 3-1-3-3-1 2-2zM31 31q1-9 9-13'],
      ['mid', 'M33 79q9 5 20-3l4 6q-12 8-25 3z'],
      ['gleam', 'M37 82l2 3M43 82.5l1 3M49 81l1 3'],
      ['mid', 'M10 96q6-9 19-10l4 3q-12 4-15 11z'],
      ['gleam', 'M16 94l3 4M21 91l3 4M27 89l2 3'],
    ],
  },
  // Julius Caesar: the wreath, thin hair combed forward.
  rome: {
    skin: 'fair',
    parts: [
      shoulders('pale'),
      ...MAN,
      EAR,
      ['mid', 'M30 46q-4-12 2-20 8-9 21-7.5 8 1.5 11 8l-4 3-6 1-2 5-2 6q-4-2-6 1-1 5-2 8-7-1-12-4.5z'],
      ['line', 'M60 23l2 5M54 21l2 6M36 38l4 4M33 30l5 3'],
      [
        'pale',
        'M27 45q-1-7 5-10 3 7-5 10zM29.5 37q0-7 7-8 1 7-7 8zM35 29.5q2-6 9-5-1 6-9 5zM43 25.5q3-5 9-2.5-3 5-9 2.5zM51.5 24q4-4 9-.5-4 4-9 .5zM59 25.5q4-2 7 2-4 3-7-2z',
      ],
      ['line', 'M29 43l4-8M31.5 36l5-6M37 28.5l6-3.5M45 25l6-1.5M53.5 23.8l6-.3'],
      ['mid', 'M28 46q-6 4-6 15l3-2 2 5q1-9 4-15z'],
      ['line', 'M10 98q10-13 26-14 12-1 26 6M18 104q8-14 24-15 10 0 22 6M30 104q6-9 16-9 8 0 16 5M36 80q6 4 17 1'],
      ['dark', 'M58 86a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
      ['gleam', 'M60.5 86h3'],
    ],
  },
  // Catherine the Great: powdered hair with curls, a small crown, the sash of an order.
  russia: {
    skin: 'fair',
    parts: [
      shoulders('mid'),
      ...WOMAN,
      [
        'pale',
        'M66 32q-1-14-14-18-14-3-21 8-6 10-3 22-5 3-4 9 2 6 8 5 0 6 5 10 5 1 6-5-1-4-4-6 5-4 4-11 4-8 10-12 6-3 13-2z',
      ],
      [
        'line',
        'M62 25q-12-4-20 5-6 7-5 15M54 18q-13 0-19 13-2 7-1 12M28 46q6-3 8 2-1 5-6 5M36 58q4-1 5 4M60 20q-8-3-15 1',
      ],
      ['line', 'M45 45q-3 0-2.5 3.5 1 3 3 3'],
      ['mid', 'M38 17q-2-8 4-10 5-1 6 4 2-5 7-3 5 3 2 11-9-4-19-2z'],
      ['dark', 'M38 17q10-2 19 2l-1 3.5q-9-4-18.5-2z'],
      ['line', 'M47.5 11q-1 2-.5 5M48 8V3M45.8 5h4.4'],
      ['gleam', 'M42 18.5h1M47 18.3h1M52 19.5h1'],
      ['pale', 'M41 81q6 4 12-1l1 3q-7 5-14 1z'],
      ['dark', 'M22 86q16 6 36 18h12Q52 90 32 81z'],
      ['gleam', 'M28 86q16 6 32 16'],
      ['pale', 'M60 88l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z'],
    ],
  },
}
