import { CLEOPATRA } from '../../../portraits/cleopatra.ts'
import { EAR, type Likeness, MAN, shoulders, WOMAN } from '../../../portraits/parts.ts'

/** The leaders of the base game, by what they are known by. */
export const BASE = {
  // Theodore Roosevelt: pince-nez, moustache, collar and tie.
  america: {
    skin: 'fair',
    parts: [
      shoulders('dark'),
      ...MAN,
      EAR,
      [
        'dark',
        'M29.5 44q-3-14 5-21.5 9-8 21-5.5 8 2 10.5 10-5-3.5-12-3-3 5-5 11-1.5 3-2 6.5-3 .5-3.5 3.5-1 5-2.5 9-8-2-11.5-10z',
      ],
      ['dark', 'M58.5 53.5q5-3.8 9.5-2.6 4 1.2 4.5 4-3-.7-5.5.8-4 2.3-9.5-.2z'],
      ['pale', 'M34.5 80q8 1.5 19-4.5l2.5 5.5q-8 8-13 15z'],
      ['dark', 'M50 82l4.5-1 2.5 4-5.5 15h-7l4-14z'],
      ['gleam', 'M57.5 40.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z'],
      ['line', 'M57.5 40.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM57.5 41q-6 0-11 2.5'],
    ],
  },
  // Montezuma: a fan of quetzal feathers, a band of gold, an ear plug.
  aztec: {
    skin: 'tan',
    parts: [
      ['mid', 'M50 40 8 60q-5-10-3-22l8 2Q7 30 14 18l8 5Q20 12 31 5l6 8Q40 3 52 3l2 9q9-6 19 0l-3 9z'],
      ['line', 'M38 42 8 46M38 38 14 26M40 34 27 10M44 30 44 7M50 28 62 8'],
      shoulders('mid'),
      ...MAN,
      ['dark', 'M31 33q3-14 18-14.5 12 0 16 9l-18 5z'],
      ['dark', 'M30 36q2-8 8-12l6 22q-2 12-6 22-8-2-9-8 3-2 2-6-2-8-1-18z'],
      ['pale', 'M30 33q16-2 36.5-6l.7 7.5q-16 3-37.5 6.5z'],
      ['line', 'M30 33q16-2 36.5-6M29.7 41q21-3.5 37.5-6.5M37 32l1 7.5M44 31l1 7.5M51 30l1 7.5M58 28.5l1 7.5'],
      ['pale', 'M40 47a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
      ['line', 'M40 47a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM43.5 47a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z'],
      ['dark', 'M18 98q14-14 34-13 14 1 24 9l-3 4q-11-7-22-7.5-15 0-28 10.5z'],
      ['gleam', 'M27 92.5l2 2M36 89l1 2.5M46 87.5v3M56 88.5l-1 2.5M65 92l-2 2'],
    ],
  },
  egypt: CLEOPATRA,
  // Catherine de Medici: a widow's cap that dips on the brow, a veil, a ruff.
  france: {
    skin: 'fair',
    parts: [
      ['dark', 'M62 21q-9-9-21-5-14 5-16 24-1 26-12 44l30 6 10-40z'],
      shoulders('dark'),
      ...WOMAN,
      ['mid', 'M44 30q6-8 20-4l3 8q-8-4-13 0-5 5-5 14l-3 8q-6-14-2-26z'],
      ['line', 'M48 34q5-6 14-5.5M47 40q3-6 9-8'],
      ['dark', 'M70 36q-4-4-7-8-8 0-13 4-7 8-6 25l-13 3Q24 42 32 26q9-12 23-9 10 2 15 19z'],
      ['gleam', 'M70 36q-4-4-7-8-8 0-13 4-7 8-6 25'],
      [
        'pale',
        'M28 78q3-5 8-3 2-6 8-3 2-5 8-2 4-4 8 0 6-1 7 4 6 1 4 6-1 5-7 4-3 4-8 2-4 4-8 1-5 4-9 0-7 2-8-3-5-1-3-6z',
      ],
      ['line', 'M32 80q4-2 5-4M37 84q3-4 4-9M45 84q0-5 1-11M52 84q-1-5-1-11M59 82q-3-4-4-9M66 79q-4-2-6-6'],
    ],
  },
  // Hojo Tokimune: the tall court hat, the crossed collars.
  japan: {
    skin: 'fair',
    parts: [
      shoulders('mid'),
      ...MAN,
      EAR,
      ['dark', 'M31 42q-3-8 1-15l30-1q-6 4-9 9-3 4-6 6-4-1-5 3l-1 8-4 4q-5-5-6-14z'],
      ['dark', 'M29 30Q25 14 30 3q10-3 22 0 9 10 12 24-16-2-35 3z'],
      ['gleam', 'M33 25q13-3 27-2.5M38 6q-2 8 0 15M48 5q4 8 6 15'],
      ['line', 'M35 56q14 14 25 10.5M62 53q3.5-2 6-.5'],
      ['dark', 'M62.5 66.5q2.5 1 4.5-.5l-1.5 5.5z'],
      ['pale', 'M34 78q12 4 20-2l6 6-16 22h-8q4-14-2-26z'],
      ['dark', 'M33 80q-6 8-5 22h9q5-10 18-24l-3-2Q44 88 38 92q-1-8-5-12z'],
    ],
  },
  // Trajan: a straight fringe and the laurel.
  rome: {
    skin: 'fair',
    parts: [
      shoulders('pale'),
      ...MAN,
      EAR,
      [
        'dark',
        'M30 47q-4-13 2-21 8-10 22-8 10 2 12.5 12l-2 .5-1.5-2-2 2.5-2-2-2 2.5-2.5-1.5-1.5 4-1 6-2 4q-4-2-6 1-1 5-2 8-6-1-10-6z',
      ],
      [
        'mid',
        'M27 42q2-6 8-7-1 6-8 7zM31 33q4-5 10-4-3 5-10 4zM38 27q5-4 10-1-4 4-10 1zM46 23q6-3 10 1-5 3-10-1zM54 22.5q6-1 9 3.5-6 1-9-3.5zM26.5 49q0-5 5-8 1.5 6-5 8z',
      ],
      [
        'pale',
        'M29.5 43.5q2-6 8-6.5-2 6-8 6.5zM34 34.5q4-4 9-2.5-3.5 4.5-9 2.5zM41.5 29.5q5-3 9 .5-4.5 3-9-.5zM50 27q5-2 8.5 2-5 2-8.5-2zM57.5 27q5 0 7.5 4.5-5.5 0-7.5-4.5z',
      ],
      ['pale', 'M29 50q-6 3-7 14l3-1 1 6q3-9 6-16zM31 53q-1 8 2 15l2-3 3 2q-4-8-5-15z'],
      ['line', 'M10 98q10-13 26-14 12-1 26 6M18 104q8-14 24-15 10 0 22 6M30 104q6-9 16-9 8 0 16 5M36 80q6 4 17 1'],
    ],
  },
  // Tomyris: a pointed cap with flaps, and braids.
  scythia: {
    skin: 'fair',
    parts: [
      shoulders('mid'),
      ...WOMAN,
      ['dark', 'M44 50q5 8 3 18-2 12-7 20l-6-1q6-14 4-34z'],
      ['line', 'M44 58l-5 4M45.5 66l-6 3M44 74l-6 2M42 81l-6 1'],
      ['mid', 'M67 31q-4-2-10-2-8 3-9 14 0 8 2 14l-5 9q-12-6-16-20-3-14 1-26Q36 6 55 5q7 1 7 6-3-2-5 1 8 7 10 19z'],
      ['dark', 'M67 31q-4-2-10-2-8 3-9 14 0 8 2 14l-2.5 4.5Q41 48 44 36q3-8 11-10 6-1 11.5 0z'],
      ['gleam', 'M64 28.5q-14-2-18 11-2 8 1 17'],
      ['line', 'M32 24q4-9 14-13M31 34q0-6 3-9M54 13q-3 4-3 9'],
      ['dark', 'M22 90q14 4 30-6l10 4-8 6q-16 6-34 3z'],
      ['gleam', 'M26 93q14 2 28-5'],
    ],
  },
  // Gilgamesh: curls in rows, a fillet, and the square beard of a king.
  sumeria: {
    skin: 'tan',
    parts: [
      shoulders('mid'),
      ...MAN,
      ['dark', 'M66 31Q62 17 47 17q-15 1-19 16-2 10 1 18-8 2-8 11 1 8 10 9 10 0 13-8 4-10 4-22 6-5 18-10z'],
      ['dark', 'M47 47q2 10 10 10 5-5 11-3.5 3 1 3.5 3l-1.5 3.5 1.5 3q2 14-1.5 25-9 3.5-19.5 1Q47 76 45 62z'],
      ['gleam', 'M50 62q10 3 20 1M50 69q10 3 21 1M51 76q9 3 20 1M52 83q9 2.5 18 1M56 60l1 28M62 61v29M68 61l-1 27'],
      ['gleam', 'M24 58q6 0 7 6M23 63q4 0 5 6M30 56q5 3 6 10M36 54q3 5 3 12'],
      ['pale', 'M27.5 33q18-5 38.5-6l.8 5.5q-22 1-40 6.5z'],
      ['line', 'M27 39q18-5.5 40-6.5M35 32l1 5M43 30l1 5M51 29l1 5M59 28l1 5'],
      ['pale', 'M64 57.5q3-1 4.8.2-2 1.5-4.8-.2z'],
    ],
  },
} as const satisfies Readonly<Record<string, Likeness>>
