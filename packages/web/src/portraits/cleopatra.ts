import { type Likeness, shoulders, WOMAN } from './parts.ts'

/** The wig, the cobra on her brow, the broad collar. She leads Egypt in more than one game. */
export const CLEOPATRA: Likeness = {
  skin: 'tan',
  parts: [
    shoulders('skin'),
    ...WOMAN,
    ['line', 'M59 41.2q-4 .4-6 2.5'],
    ['dark', 'M66 27q-5-11-18-11-16 1-20.5 16-3.5 18-3 40h23q-2-10-1-22 1-10 5-14 8-3 15.5-2.5z'],
    ['gleam', 'M33 36v33M38 34v36M43 36q-1 14 0 34M29 42v24'],
    ['pale', 'M28 32q4-5 19-6 13-1 19.5 2l.4 5q-12-4-22-2-10 1-17.5 6z'],
    ['line', 'M27.5 37q7.5-5 17.5-6 10-2 22 2'],
    ['pale', 'M63 28q2-8 7-8 4 1 2.5 5-3-1-3.5 3 1 4-2 5-3-1-4-5z'],
    ['dark', 'M20 88q14 4 28-3.5 4-3 6-6.5 8 4 18 7-6 14-22 16-18 0-30-13z'],
    ['gleam', 'M24 90q14 4 27-4 4-3 5-6M28 95q12 3 24-4 5-4 7-8M36 99q10 1 19-6 5-4 8-8'],
  ],
}
