import type { ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'
import './hero-art.css'

/** A pyramid of limestone cards, as on the table in the first Age: the first thing a visitor sees of the game. */
export const HeroArt = (): ReactElement => (
  <svg className="hero-art" viewBox="0 0 560 470" aria-hidden="true" focusable="false">
    {ROWS.flatMap((row, rowIndex) =>
      row.map((card, index) => (
        <Card
          key={card.art}
          {...card}
          x={280 - (row.length * (WIDTH + GAP) - GAP) / 2 + index * (WIDTH + GAP)}
          y={6 + rowIndex * STEP}
          isFront={rowIndex === ROWS.length - 1}
        />
      )),
    )}
  </svg>
)

const WIDTH = 124
const HEIGHT = 180
const GAP = 16
const STEP = 134
const BAND = 46

type Face = {
  readonly colour: 'brown' | 'blue' | 'green' | 'yellow' | 'red' | 'purple' | 'back'
  /** What the card does, in its band. */
  readonly sign: IconName
  readonly art: IconName
}

const ROWS: readonly (readonly Face[])[] = [
  [
    { colour: 'blue', sign: 'laurels', art: 'greek-temple' },
    { colour: 'red', sign: 'crossed-swords', art: 'spartan-helmet' },
  ],
  [
    { colour: 'back', sign: 'laurels', art: 'ionic-column' },
    { colour: 'back', sign: 'laurels', art: 'laurel-crown' },
    { colour: 'back', sign: 'laurels', art: 'sundial' },
  ],
  [
    { colour: 'brown', sign: 'log', art: 'wood-pile' },
    { colour: 'green', sign: 'pestle-mortar', art: 'quill-ink' },
    { colour: 'purple', sign: 'laurels', art: 'shaking-hands' },
    { colour: 'yellow', sign: 'trade', art: 'two-coins' },
  ],
]

type CardProps = Face & { readonly x: number; readonly y: number; readonly isFront: boolean }

const Card = ({ colour, sign, art, x, y, isFront }: CardProps): ReactElement => (
  <g
    className={`hero-card hero-card--${colour} ${isFront ? 'hero-card--front' : ''}`}
    transform={`translate(${x} ${y})`}
  >
    <rect className="hero-card__stone" width={WIDTH} height={HEIGHT} rx="12" />
    {colour === 'back' ? (
      <rect className="hero-card__frame" x="8" y="8" width={WIDTH - 16} height={HEIGHT - 16} rx="7" />
    ) : (
      <>
        <path className="hero-card__band" d={`M0 ${BAND}V12Q0 0 12 0H${WIDTH - 12}Q${WIDTH} 0 ${WIDTH} 12V${BAND}Z`} />
        <Outline icon={sign} className="hero-card__sign" x={WIDTH / 2 - 14} y={BAND / 2 - 14} size={28} />
      </>
    )}
    <Outline icon={art} className="hero-card__art" x={WIDTH / 2 - 34} y={colour === 'back' ? 22 : 78} size={68} />
    <rect className="hero-card__edge" x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} rx="11.5" />
  </g>
)

type OutlineProps = {
  readonly icon: IconName
  readonly className: string
  readonly x: number
  readonly y: number
  readonly size: number
}

const Outline = ({ icon, className, x, y, size }: OutlineProps): ReactElement => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
    <path className={className} d={iconOutline(icon)} />
  </svg>
)
