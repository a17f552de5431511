import type { Side } from '@ecumene/duel'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { Cards, Choice, isChoice } from '../choosing/choice.tsx'
import { ChoiceHead } from '../choosing/choice-head.tsx'
import { City } from '../city/city.tsx'
import { type Desk, useDesk } from '../desk.ts'
import { useFit } from './fit.ts'
import styles from './stage.module.css'

/** What lies over the cards because the player opened it. */
export type Opened = { readonly kind: 'discard' } | { readonly kind: 'city'; readonly side: Side } | null

/** What lies over the cards now: what the player opened, the decision, a button that brings it back, or nothing. */
export type Staged = 'opened' | 'choice' | 'aside' | null

/** `aside` is the ply of a decision that the player has put aside to look at the cards. */
export const stagedOn = (desk: Desk, opened: Opened, aside: number | null): Staged => {
  if (opened?.kind === 'city' || (opened?.kind === 'discard' && desk.view.asked?.kind !== 'rebuild')) return 'opened'
  if (!isChoice(desk)) return null
  return aside === desk.seen.ply && hasCards(desk) ? 'aside' : 'choice'
}

const hasCards = ({ view }: Desk): boolean => view.structure.some((slot) => slot !== null)

type StageProps = {
  readonly staged: Staged
  readonly opened: Opened
  readonly onClose: () => void
  readonly onPutAside: (ply: number | null) => void
}

/**
 * A calm area over the middle of the board: the decision that is open, or something the player wants to see. It is part
 * of the page, not a window over it: everything around it stays in reach, and the cards under it can be shown.
 */
export const Stage = ({ staged, opened, onClose, onPutAside }: StageProps): ReactElement | null => {
  const desk = useDesk()
  const { view, text } = desk
  const fitted = useRef<HTMLDivElement>(null)
  useFit(fitted)
  if (staged === null) return null
  if (staged === 'opened' && opened?.kind === 'discard') {
    return (
      <Area label={text('duelBoard.discardPile')} onClose={onClose}>
        <h2 className={styles['title']}>{text('duelBoard.discardPile')}</h2>
        {view.discard.length === 0 ? <p>{text('duelBoard.discardEmpty')}</p> : <Cards cards={view.discard} />}
      </Area>
    )
  }
  if (staged === 'opened' && opened?.kind === 'city') {
    return (
      <Area label={text('duelBoard.cityOf', { player: { seat: opened.side } })} onClose={onClose}>
        <City side={opened.side} />
      </Area>
    )
  }
  if (staged === 'aside') {
    return (
      <button
        type="button"
        className={styles['back']}
        data-asked={desk.isAsked || undefined}
        onClick={() => onPutAside(null)}
      >
        {text('duelBoard.showChoice')}
      </button>
    )
  }
  return (
    <section
      className={styles['area']}
      // A low window makes it scroll; whoever only looks on has nothing in it to bring the keyboard there.
      tabIndex={desk.isAsked ? undefined : 0}
      data-kind={view.asked?.kind}
      data-choice
      data-anchor="choice"
      aria-label={text('duelBoard.choose')}
    >
      <div ref={fitted} className={styles['fitted']}>
        <div className={styles['top']}>
          <ChoiceHead>
            {view.asked?.kind === 'draft' && (
              <p>
                {text('duelBoard.draftRound', {
                  round: view.cities[0].wonders.length + view.cities[1].wonders.length < 4 ? 1 : 2,
                })}
              </p>
            )}
          </ChoiceHead>
          {hasCards(desk) && (
            <button type="button" className={styles['peek']} onClick={() => onPutAside(desk.seen.ply)}>
              {text('duelBoard.hideChoice')}
            </button>
          )}
        </div>
        <Choice />
      </div>
    </section>
  )
}

type AreaProps = { readonly label: string; readonly onClose: () => void; readonly children: ReactNode }

const Area = ({ label, onClose, children }: AreaProps): ReactElement => {
  const { text } = useDesk()
  return (
    <section className={styles['area']} aria-label={label}>
      <button type="button" className={styles['close']} aria-label={text('duelBoard.close')} onClick={onClose}>
        <Icon name="cancel" size="16px" />
      </button>
      {children}
    </section>
  )
}
