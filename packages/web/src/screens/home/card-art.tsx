import type { Edition } from '@ecumene/shelf/covers'
import type { ReactElement } from 'react'
import { partsOf, type Strip } from '../../boards/parts.ts'
import { iconOutline } from '../../icons/icon.tsx'

/** A strip of the map of a game, hexes or squares, with things on it. An edition that has none gets a plain one. */
export const CardArt = ({ edition: { id, game } }: { readonly edition: Edition }): ReactElement => {
  const { shape: kind, places } = partsOf(game).art?.[id] ?? PLAIN
  const shape = SHAPES[kind]
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

const HEXES: Shape = {
  corners: '0,-40 34.6,-20 34.6,20 0,40 -34.6,20 -34.6,-20',
  at: (index) =>
    index < PER_ROW ? `translate(${18 + index * 71} 38)` : `translate(${(index - PER_ROW) * 71 - 17.5} 99.5)`,
}

const SQUARES: Shape = {
  corners: '-32,-32 32,-32 32,32 -32,32',
  at: (index) => `translate(${32 + (index % PER_ROW) * 66} ${index < PER_ROW ? 33 : 99})`,
}

const SHAPES: Readonly<Record<Strip['shape'], Shape>> = { hexes: HEXES, squares: SQUARES }

const PLAIN: Strip = {
  shape: 'hexes',
  places: Array.from({ length: 15 }, (_unused, index) => ({ land: index % 2 === 0 ? 'desert' : 'hills', sign: null })),
}
