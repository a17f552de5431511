import type { CardId, ProgressId, WonderId } from '@ecumene/duel'
import type { ReactElement } from 'react'
import type { PictureProps, PieceDrawing } from '../../encyclopedia/drawing.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { softly } from '../../words/softly.ts'
import colours from './colours.module.css'
import styles from './drawing.module.css'
import { TokenFace } from './middle/progress.tsx'
import { CardFace } from './pieces/card.tsx'
import { CostMarks } from './pieces/cost.tsx'
import { EffectIcons } from './pieces/effect-icons.tsx'
import {
  CARD_PICTURES,
  CHAIN_PICTURES,
  COLOUR_PICTURES,
  PROGRESS_PICTURES,
  RESOURCE_PICTURES,
  SYMBOL_PICTURES,
  WONDER_PICTURES,
} from './pieces/pictures.ts'
import { tokenFace, wonderFace } from './pieces/pieces.ts'

const SIGNS: Readonly<Record<string, Readonly<Record<string, IconName>>>> = {
  resource: RESOURCE_PICTURES,
  chain: CHAIN_PICTURES,
  symbol: SYMBOL_PICTURES,
  type: COLOUR_PICTURES,
  card: CARD_PICTURES,
  wonder: WONDER_PICTURES,
  progress: PROGRESS_PICTURES,
  catalogue: { coins: 'two-coins' },
}

const Picture = ({ kind, id, name }: PictureProps): ReactElement | null => {
  switch (kind) {
    case 'card':
      return (
        <div className={`${colours['scope']} ${styles['card']}`}>
          <CardFace card={id as CardId} name={name} />
        </div>
      )
    case 'wonder':
      return <WonderPicture wonder={id as WonderId} name={name} />
    case 'progress':
      return (
        <div className={`${colours['scope']} ${styles['token']}`}>
          <TokenFace token={id as ProgressId} />
          <EffectIcons effects={tokenFace(id as ProgressId).effects} />
        </div>
      )
    default:
      return null
  }
}

const WonderPicture = ({ wonder, name }: { readonly wonder: WonderId; readonly name: string }): ReactElement => {
  const { cost, effects } = wonderFace(wonder)
  return (
    <div className={`${colours['scope']} ${styles['wonder']}`} aria-hidden="true">
      <span className={styles['picture']}>
        <Icon name={WONDER_PICTURES[wonder]} size="100%" />
      </span>
      <span className={styles['name']}>{softly(name)}</span>
      <EffectIcons effects={effects} />
      <CostMarks cost={cost} />
    </div>
  )
}

/** Duel's pieces in the encyclopedia, as they lie on the table. */
export const duelDrawing: PieceDrawing = {
  signOf(key) {
    const [group = '', id = ''] = key.split('.')
    return SIGNS[group]?.[id] ?? null
  },
  signOfPiece: (kind, id) => SIGNS[kind]?.[id] ?? null,
  Picture,
}
