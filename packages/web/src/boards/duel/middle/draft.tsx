import type { WonderId } from '@ecumene/duel'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { EffectLines } from '../choosing/explain.tsx'
import { MoveButton } from '../choosing/move-button.tsx'
import { effectText, useDesk, wonderName } from '../desk.ts'
import { draftMove } from '../moves.ts'
import { CostMarks } from '../pieces/cost.tsx'
import { costText } from '../pieces/cost-text.ts'
import { EffectIcons } from '../pieces/effect-icons.tsx'
import { longestWord } from '../pieces/name-fit.ts'
import { WONDER_PICTURES } from '../pieces/pictures.ts'
import { wonderFace } from '../pieces/pieces.ts'
import styles from './draft.module.css'

/** The row of Wonders to choose from. What has been chosen already lies in the cities above and below. */
export const Draft = (): ReactElement => {
  const { view } = useDesk()
  return (
    <ul className={styles['row']}>
      {view.draft.map((wonder) => (
        <li key={wonder}>
          <DraftWonder wonder={wonder} />
        </li>
      ))}
    </ul>
  )
}

/** The whole card is the button that chooses it. */
const DraftWonder = ({ wonder }: { readonly wonder: WonderId }): ReactElement => {
  const desk = useDesk()
  const { cost, effects } = wonderFace(wonder)
  const name = wonderName(desk, wonder)
  const spokenCost = costText(desk, cost)
  return (
    <article
      className={styles['wonder']}
      data-anchor={`wonder:${wonder}`}
      data-asked={desk.isAsked || undefined}
      aria-label={name}
    >
      <span className={styles['picture']} aria-hidden="true">
        <Icon name={WONDER_PICTURES[wonder]} size="100%" />
      </span>
      <h3 style={{ '--longest': longestWord(name) } as CSSProperties}>{name}</h3>
      <span className={styles['signs']}>
        <EffectIcons effects={effects} />
      </span>
      <div className={styles['words']}>
        <EffectLines effects={effects} />
      </div>
      <p className={styles['cost']}>
        <span aria-hidden="true">{desk.text('duelBoard.cost')}</span>
        <CostMarks cost={cost} />
        <span className="unseen">{spokenCost}</span>
      </p>
      {desk.isAsked && (
        <MoveButton
          move={draftMove(wonder)}
          look="tile"
          detail={[spokenCost, ...effects.map((effect) => effectText(desk, effect))].join('. ')}
        >
          {desk.text('duelBoard.choose')}
        </MoveButton>
      )}
      {desk.room === 'phone' && (
        <button
          type="button"
          className={styles['info']}
          aria-label={`${name}: ${desk.text('duelBoard.details')}`}
          onClick={() => desk.select({ kind: 'wonder', wonder })}
        >
          <Icon name="info" size="20px" />
        </button>
      )}
    </article>
  )
}
