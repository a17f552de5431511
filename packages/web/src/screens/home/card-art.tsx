import type { ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'

/** A strip of what lies on the table of a game: hexes with things on them. A game that has none gets a plain one. */
export const CardArt = ({ gameId }: { readonly gameId: string }): ReactElement => (
  <svg className="card-art" viewBox="0 0 460 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {(STRIPS[gameId] ?? PLAIN).map(({ colour, sign }, index) => (
      <g key={placeOf(index)} transform={placeOf(index)}>
        <polygon points={HEX} fill={colour} />
        {sign !== null && (
          <path className="card-art__sign" d={iconOutline(sign)} transform="translate(-19 -19) scale(0.0742)" />
        )}
      </g>
    ))}
  </svg>
)

const PER_ROW = 7

const placeOf = (index: number): string =>
  index < PER_ROW ? `translate(${18 + index * 71} 38)` : `translate(${(index - PER_ROW) * 71 - 17.5} 99.5)`

const HEX = '0,-40 34.6,-20 34.6,20 0,40 -34.6,20 -34.6,-20'

type Hex = { readonly colour: string; readonly sign: IconName | null }

const GRASS = '#c3cf96'
const HILLS = '#d8c48c'
const FOREST = '#8fb185'
const DESERT = '#efdfb4'
const ROCK = '#bcb6ac'
const WATER = '#96bfd6'

const STRIPS: Readonly<Record<string, readonly Hex[]>> = {
  dawn: [
    { colour: WATER, sign: null },
    { colour: FOREST, sign: 'forest' },
    { colour: GRASS, sign: 'capitol' },
    { colour: HILLS, sign: 'hills' },
    { colour: ROCK, sign: 'peaks' },
    { colour: DESERT, sign: 'camel' },
    { colour: GRASS, sign: null },
    { colour: GRASS, sign: 'village' },
    { colour: WATER, sign: 'waves' },
    { colour: HILLS, sign: null },
    { colour: GRASS, sign: 'greek-temple' },
    { colour: FOREST, sign: null },
    { colour: DESERT, sign: 'egyptian-pyramids' },
    { colour: ROCK, sign: null },
    { colour: WATER, sign: null },
  ],
}

const PLAIN: readonly Hex[] = Array.from({ length: 15 }, (_unused, index) => ({
  colour: index % 2 === 0 ? DESERT : HILLS,
  sign: null,
}))
