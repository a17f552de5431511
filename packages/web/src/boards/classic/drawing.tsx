import { CIVILIZATIONS, TECHS } from '@ecumene/classic'
import type { ReactElement } from 'react'
import type { PictureProps, PieceDrawing } from '../../encyclopedia/drawing.ts'
import { CoinPlate, Plate } from '../../encyclopedia/plate.tsx'
import type { IconName } from '../../icons/icon.tsx'
import { levelName } from './pyramid-places.ts'
import { RulerPortrait } from './ruler-portrait.tsx'
import { iconSign, knownTerrainSign, knownThingSign, knownUnitSign } from './signs.ts'
import { TilePicture } from './tile-picture.tsx'

const KIND_SIGNS: Readonly<Record<string, IconName>> = {
  civilization: 'laurel-crown',
  tech: 'classical-knowledge',
  government: 'scroll-quill',
  unit: 'crossed-swords',
  wonder: 'laurels',
  culture: 'lyre',
  person: 'public-speaker',
  tile: 'table',
}

const signOfPiece = (kind: string, id: string): IconName | null => {
  if (kind === 'unit') return knownUnitSign(id)
  if (id === 'city-walls') return 'stone-wall'
  return knownThingSign(id) ?? KIND_SIGNS[kind] ?? null
}

const Picture = ({ kind, id }: PictureProps): ReactElement | null => {
  if (kind === 'tile') return <TilePicture tile={Number(id) - 1} />
  const civilization = kind === 'civilization' ? CIVILIZATIONS.find((one) => one.id === id) : undefined
  if (civilization !== undefined) {
    return (
      <CoinPlate>
        <RulerPortrait civilization={civilization.id} isCoin />
      </CoinPlate>
    )
  }
  const sign = signOfPiece(kind, id)
  const level = kind === 'tech' ? TECHS.find((tech) => tech.id === id)?.level : undefined
  return sign === null ? null : <Plate sign={sign} mark={level === undefined ? undefined : levelName(level)} />
}

/** Classic's pieces in the encyclopedia: tiles as they lie on the map, rulers by their portraits, the others by their signs. */
export const classicDrawing: PieceDrawing = {
  signOf(key) {
    const [group, id] = key.split('.')
    if (group === 'icon') return iconSign(id)
    return group === 'terrain'
      ? knownTerrainSign(id)
      : group === 'resource' || group === 'marker'
        ? knownThingSign(id)
        : null
  },
  signOfPiece,
  Picture,
}
