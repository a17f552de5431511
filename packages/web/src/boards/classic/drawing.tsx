import { TECHS } from '@ecumene/classic'
import type { ReactElement } from 'react'
import type { PictureProps, PieceDrawing } from '../../encyclopedia/drawing.ts'
import { Plate } from '../../encyclopedia/plate.tsx'
import type { IconName } from '../../icons/icon.tsx'
import { levelName } from './pyramid-places.ts'
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
  const sign = signOfPiece(kind, id)
  const level = kind === 'tech' ? TECHS.find((tech) => tech.id === id)?.level : undefined
  return sign === null ? null : <Plate sign={sign} mark={level === undefined ? undefined : levelName(level)} />
}

/** Classic's pieces in the encyclopedia: tiles as they lie on the map, the others by their signs. */
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
