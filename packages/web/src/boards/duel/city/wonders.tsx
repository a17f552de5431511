import type { CityView, Side } from '@ecumene/duel'
import { pieceAddress } from '@ecumene/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { telling } from '../../../tips/tip.ts'
import { softly } from '../../../words/softly.ts'
import { type Desk, effectText, useDesk, wonderName } from '../desk.ts'
import { CostMarks } from '../pieces/cost.tsx'
import { costText } from '../pieces/cost-text.ts'
import { EffectIcons } from '../pieces/effect-icons.tsx'
import { lineFit, lineWidth } from '../pieces/name-fit.ts'
import { WONDER_PICTURES } from '../pieces/pictures.ts'
import { cardFace, deckOf, numeralOf, wonderFace } from '../pieces/pieces.ts'
import styles from './wonders.module.css'

type OwnedWonder = CityView['wonders'][number]

const WONDERS_EACH = 4

/** The four Wonders of a city: dashed plans until they are built, stone afterwards, with the card tucked under them. */
export const Wonders = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, text } = useDesk()
  const { wonders } = view.cities[side]
  const missing = view.age === 0 ? Math.max(0, WONDERS_EACH - wonders.length) : 0
  return (
    <ul className={styles['wonders']} aria-label={text('duelBoard.wonders')}>
      {wonders.map((owned) => (
        <li key={owned.wonder}>
          <WonderTile owned={owned} />
        </li>
      ))}
      {Array.from({ length: missing }, (_unused, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
          key={index}
          className={styles['empty']}
          {...telling<HTMLLIElement>(() => ({ name: text('duelBoard.emptyWonder') }))}
        />
      ))}
    </ul>
  )
}

const WonderTile = ({ owned }: { readonly owned: OwnedWonder }): ReactElement => {
  const desk = useDesk()
  const { wonder, built, under } = owned
  const { cost, effects } = wonderFace(wonder)
  const name = wonderName(desk, wonder)
  const isLast = desk.lastMove?.piece === `wonder:${wonder}` || desk.lastMove?.piece === `card:${under ?? ''}`
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-pressed={desk.selection?.kind === 'wonder' && desk.selection.wonder === wonder}
      data-wonder={wonder}
      {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('wonder', wonder) }))}
      data-anchor={`wonder:${wonder}`}
      data-built={built || undefined}
      data-last={isLast || undefined}
      onClick={() => desk.select({ kind: 'wonder', wonder })}
    >
      <span className={styles['picture']} aria-hidden="true">
        <Icon name={WONDER_PICTURES[wonder]} size="100%" />
      </span>
      <span className="unseen">{labelOf(desk, owned)}</span>
      <span
        aria-hidden="true"
        className={styles['name']}
        style={{ '--fit': Math.max(0.86, lineFit(name, 18)), '--line': lineWidth(name) } as CSSProperties}
      >
        {softly(name)}
      </span>
      <span className={styles['effects']}>
        <EffectIcons effects={effects} />
      </span>
      {!built && (
        <span className={styles['cost']}>
          <CostMarks cost={cost} />
        </span>
      )}
      {under !== null && (
        <span
          className={styles['under']}
          data-colour={cardFace(under).colour}
          data-anchor={`card:${under}`}
          aria-hidden="true"
        >
          {numeralOf(deckOf(under))}
        </span>
      )}
    </button>
  )
}

const labelOf = (desk: Desk, { wonder, built, under }: OwnedWonder): string => {
  const state = desk.text(built ? 'duelBoard.built' : 'duelBoard.notBuilt')
  const { effects, cost } = wonderFace(wonder)
  const toPay = built ? [] : [costText(desk, cost)]
  const tucked = under === null ? [] : [desk.text('duelBoard.under', { card: { key: `card.${under}` } })]
  return [
    `${wonderName(desk, wonder)} (${state})`,
    ...toPay,
    ...effects.map((effect) => effectText(desk, effect)),
    ...tucked,
  ].join('. ')
}
