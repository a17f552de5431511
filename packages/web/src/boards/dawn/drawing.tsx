import { ALL_CARDS, ALL_CITY_STATES, ALL_LEADERS, ALL_NATURAL_WONDERS, ALL_WONDERS } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import type { PictureProps, PieceDrawing } from '../../encyclopedia/drawing.ts'
import { CoinPlate, Plate } from '../../encyclopedia/plate.tsx'
import type { IconName } from '../../icons/icon.tsx'
import { LeaderPortrait } from './portraits/leader-portrait.tsx'
import { districtType, knownTerrainSign, knownThingSign, knownTypeSign, leaderSign } from './signs.ts'
import { TilePicture } from './tile-picture.tsx'

const LEVELS = ['I', 'II', 'III', 'IV']

/** The sign of what a piece is about: its type, its resource, its kind. */
const signOfPiece = (kind: string, id: string): IconName | null => {
  switch (kind) {
    case 'card':
      return knownTypeSign(ALL_CARDS.find((card) => card.id === id)?.type)
    case 'wonder':
      return knownTypeSign(ALL_WONDERS.find((wonder) => wonder.id === id)?.type)
    case 'cityState':
      return knownTypeSign(ALL_CITY_STATES.find((one) => one.id === id)?.type)
    case 'natural':
      return knownThingSign(ALL_NATURAL_WONDERS.find((one) => one.id === id)?.resource)
    case 'resource':
      return knownThingSign(id)
    case 'terrain':
      return knownTerrainSign(id)
    case 'leader':
      return leaderSign(id)
    case 'district':
      return knownTypeSign(districtType(id))
    default:
      return KIND_SIGNS[kind] ?? null
  }
}

const KIND_SIGNS: Readonly<Record<string, IconName>> = {
  treaty: 'shaking-hands',
  agenda: 'laurels-trophy',
  tile: 'hexes',
  barbarian: 'spartan-helmet',
  government: 'scroll-quill',
  landmark: 'stone-tower',
}

const Picture = ({ kind, id }: PictureProps): ReactElement | null => {
  if (kind === 'tile') return <TilePicture tile={Number(id)} />
  const leader = kind === 'leader' ? ALL_LEADERS.find((one) => one.id === id) : undefined
  if (leader !== undefined) {
    return (
      <CoinPlate>
        <LeaderPortrait leader={leader.id} isCoin />
      </CoinPlate>
    )
  }
  const sign = signOfPiece(kind, id)
  return sign === null ? null : <Plate sign={sign} mark={markOf(kind, id)} />
}

const markOf = (kind: string, id: string): string | undefined => {
  if (kind === 'card') return LEVELS[(ALL_CARDS.find((card) => card.id === id)?.level ?? 0) - 1]
  if (kind === 'wonder') return String(ALL_WONDERS.find((wonder) => wonder.id === id)?.cost ?? '')
  if (kind === 'barbarian') return id
  return undefined
}

/** New Dawn's pieces in the encyclopedia: tiles as they lie on the map, leaders by their portraits, the others by their signs. */
export const dawnDrawing: PieceDrawing = {
  signOf(key) {
    const [group, id] = key.split('.')
    if (group === 'type') return knownTypeSign(id)
    if (group === 'terrain') return knownTerrainSign(id)
    return group === 'resource' ? knownThingSign(id) : key === 'catalogue.capital' ? 'capitol' : null
  },
  signOfPiece,
  Picture,
}
