import type { CardId, Side } from '@ecumene/duel'
import { pieceAddress } from '@ecumene/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { telling } from '../../../tips/tip.ts'
import { softly } from '../../../words/softly.ts'
import { cardName, hasCities, type Room, useDesk } from '../desk.ts'
import { EffectIcons } from '../pieces/effect-icons.tsx'
import { ColourMark } from '../pieces/marks.tsx'
import { nameFit } from '../pieces/name-fit.ts'
import { CHAIN_PICTURES } from '../pieces/pictures.ts'
import { cardFace } from '../pieces/pieces.ts'
import styles from './buildings.module.css'
import { byColour } from './grouping.ts'

/** More cards than this in one colour, and the column is wider and shows signs without names, two in a row. */
const IN_ONE_COLUMN: Readonly<Record<Room, number>> = { wide: 5, low: 3, middle: 20, phone: 20 }

/** With more colours than this the columns of a common screen are too narrow for names. */
const NAMED_COLOURS = 4

/** The buildings of a city in a column for each colour. Colours without a card keep a narrow place. */
export const Buildings = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, room, say, text } = useDesk()
  const inOne = IN_ONE_COLUMN[room]
  const groups = byColour(view.cities[side].buildings)
  const colours = groups.filter(({ cards }) => cards.length > 0).length
  const isRoomy = !hasCities(room) || colours <= NAMED_COLOURS
  const columns = groups.map(({ cards }) => widthOf(cards.length, inOne, colours)).join(' ')
  return (
    <ul
      className={styles['buildings']}
      style={{ '--colours': columns } as CSSProperties}
      data-named={isRoomy ? (colours < NAMED_COLOURS ? 'few' : 'all') : undefined}
      aria-label={text('duelBoard.buildings')}
    >
      {groups.map(({ colour, cards }) => (
        <li key={colour} className={styles['group']} data-colour={colour} data-empty={cards.length === 0 || undefined}>
          <span
            className={styles['head']}
            {...telling<HTMLSpanElement>(() => ({ name: say({ key: `type.${colour}` }) }))}
          >
            <ColourMark colour={colour} />
            <span className="unseen">
              {text('duelBoard.groupCount', { type: { key: `type.${colour}` }, count: cards.length })}
            </span>
            <span aria-hidden="true">{cards.length > 0 && cards.length}</span>
          </span>
          {cards.length > 0 && (
            <ul
              className={styles['cards']}
              style={{ '--columns': Math.ceil(cards.length / inOne) } as CSSProperties}
              data-dense={cards.length > inOne || undefined}
            >
              {cards.map((card) => (
                <li key={card}>
                  <Building card={card} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

const widthOf = (cards: number, inOne: number, colours: number): string => {
  if (cards === 0) return '20px'
  if (colours < NAMED_COLOURS) return 'minmax(min-content, 138px)'
  return `minmax(min-content, ${0.5 + Math.ceil(cards / inOne) * 0.5}fr)`
}

const Building = ({ card }: { readonly card: CardId }): ReactElement => {
  const desk = useDesk()
  const { effects, gives, colour } = cardFace(card)
  const name = cardName(desk, card)
  return (
    <button
      type="button"
      className={styles['building']}
      data-colour={colour}
      data-anchor={`card:${card}`}
      data-building={card}
      data-last={desk.lastMove?.piece === `card:${card}` || undefined}
      {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('card', card) }))}
      aria-pressed={desk.selection?.kind === 'card' && desk.selection.card === card}
      onClick={() => desk.select({ kind: 'card', card })}
    >
      <EffectIcons effects={effects} />
      <span className="unseen">{name}</span>
      <span aria-hidden="true" className={styles['name']} style={{ '--fit': nameFit(name, 12) } as CSSProperties}>
        {softly(name)}
      </span>
      {gives !== undefined && (
        <span className={styles['gives']} aria-hidden="true">
          <Icon name={CHAIN_PICTURES[gives]} size="100%" />
        </span>
      )}
    </button>
  )
}
