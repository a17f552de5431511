import type { ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'

/** A strip of the map of a game, hexes or squares, with things on it. A game that has none gets a plain one. */
export const CardArt = ({ gameId }: { readonly gameId: string }): ReactElement => {
  const { shape, places } = STRIPS[gameId] ?? PLAIN
  return (
    <svg className="card-art" viewBox="0 0 460 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {places.map(({ land, sign }, index) => (
        <g key={shape.at(index)} transform={shape.at(index)} fill={`var(--land-${land})`}>
          <polygon points={shape.corners} />
          {sign !== null && (
            <path className="card-art__sign" d={iconOutline(sign)} transform="translate(-19 -19) scale(0.0742)" />
          )}
        </g>
      ))}
    </svg>
  )
}

type Shape = { readonly corners: string; readonly at: (index: number) => string }

const PER_ROW = 7

const HEX: Shape = {
  corners: '0,-40 34.6,-20 34.6,20 0,40 -34.6,20 -34.6,-20',
  at: (index) =>
    index < PER_ROW ? `translate(${18 + index * 71} 38)` : `translate(${(index - PER_ROW) * 71 - 17.5} 99.5)`,
}

const SQUARE: Shape = {
  corners: '-32,-32 32,-32 32,32 -32,32',
  at: (index) => `translate(${32 + (index % PER_ROW) * 66} ${index < PER_ROW ? 33 : 99})`,
}

type Place = {
  readonly land: 'grass' | 'hills' | 'forest' | 'desert' | 'rock' | 'water'
  readonly sign: IconName | null
}
type Strip = { readonly shape: Shape; readonly places: readonly Place[] }

const STRIPS: Readonly<Record<string, Strip>> = {
  dawn: {
    shape: HEX,
    places: [
      { land: 'water', sign: null },
      { land: 'forest', sign: 'forest' },
      { land: 'grass', sign: 'capitol' },
      { land: 'hills', sign: 'hills' },
      { land: 'rock', sign: 'peaks' },
      { land: 'desert', sign: 'camel' },
      { land: 'grass', sign: null },
      { land: 'grass', sign: 'village' },
      { land: 'water', sign: 'waves' },
      { land: 'hills', sign: null },
      { land: 'grass', sign: 'greek-temple' },
      { land: 'forest', sign: null },
      { land: 'desert', sign: 'egyptian-pyramids' },
      { land: 'rock', sign: null },
      { land: 'water', sign: null },
    ],
  },
  classic: {
    shape: SQUARE,
    places: [
      { land: 'forest', sign: null },
      { land: 'grass', sign: 'bookshelf' },
      { land: 'grass', sign: 'wheat' },
      { land: 'desert', sign: null },
      { land: 'water', sign: 'trireme' },
      { land: 'water', sign: null },
      { land: 'rock', sign: 'anvil' },
      { land: 'desert', sign: 'scales' },
      { land: 'grass', sign: 'white-tower' },
      { land: 'forest', sign: 'flying-flag' },
      { land: 'grass', sign: null },
      { land: 'grass', sign: 'family-house' },
      { land: 'water', sign: 'harbor-dock' },
      { land: 'desert', sign: 'laurels' },
    ],
  },
}

const PLAIN: Strip = {
  shape: HEX,
  places: Array.from({ length: 15 }, (_unused, index) => ({ land: index % 2 === 0 ? 'desert' : 'hills', sign: null })),
}
