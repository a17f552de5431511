import type { WonderId } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { ChoiceHead } from './choice-head.tsx'
import { CostMarks } from './cost.tsx'
import { useDesk, wonderName } from './desk.ts'
import styles from './draft.module.css'
import { EffectIcons } from './effect-icons.tsx'
import { EffectLines } from './explain.tsx'
import { MoveButton } from './move-button.tsx'
import { WONDER_PICTURES } from './pictures.ts'
import { wonderFace } from './pieces.ts'

/** The row of Wonders to choose from. What has been chosen already lies in the cities above and below. */
export const Draft = (): ReactElement => {
  const { view, text } = useDesk()
  const chosen = view.cities[0].wonders.length + view.cities[1].wonders.length
  return (
    <>
      <ChoiceHead>
        <p>{text('duelBoard.draftRound', { round: chosen < 4 ? 1 : 2 })}</p>
      </ChoiceHead>
      <ul className={styles['row']}>
        {view.draft.map((wonder) => (
          <li key={wonder}>
            <DraftWonder wonder={wonder} />
          </li>
        ))}
      </ul>
    </>
  )
}

const DraftWonder = ({ wonder }: { readonly wonder: WonderId }): ReactElement => {
  const desk = useDesk()
  const { cost, effects } = wonderFace(wonder)
  const name = wonderName(desk, wonder)
  return (
    <article className={styles['wonder']} data-anchor={`wonder:${wonder}`} aria-label={name}>
      <span className={styles['picture']} aria-hidden="true">
        <Icon name={WONDER_PICTURES[wonder]} size="100%" />
      </span>
      <h3>{name}</h3>
      <span className={styles['signs']}>
        <EffectIcons effects={effects} />
      </span>
      <div className={styles['words']}>
        <EffectLines effects={effects} />
      </div>
      <p className={styles['cost']}>
        <span>{desk.text('duelBoard.cost')}</span>
        <CostMarks cost={cost} />
      </p>
      <div className={styles['choose']}>
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
        {desk.isAsked && (
          <MoveButton move={`draft ${wonder}`} look="main">
            {desk.text('duelBoard.choose')}
          </MoveButton>
        )}
      </div>
    </article>
  )
}
