import type { CardId } from '@ecumene/duel'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { RuleRefs } from '../../../rulebook/rule-refs.tsx'
import { cardName, effectText, useDesk } from '../desk.ts'
import { LastMoveLine } from '../motion/last-move-line.tsx'
import { cardMove } from '../moves.ts'
import { EffectIcons } from '../pieces/effect-icons.tsx'
import { cardFace } from '../pieces/pieces.ts'
import { BuildButton, DiscardButton, hasActions } from './actions.tsx'
import styles from './dock.module.css'
import { Explanation } from './explain.tsx'
import { Hint, Selected } from './panel.tsx'
import { planOfCard } from './plans.ts'
import { priceText } from './price-text.ts'
import { isStarter, Starter } from './starter.tsx'
import { useWhyNot } from './why-not.ts'

/**
 * The panel of a phone: a sheet at the bottom that never covers the cards. It shows what is selected in short, with its
 * actions; pulled up, it shows everything and the log.
 */
export const Dock = ({ log }: { readonly log: ReactNode }): ReactElement => {
  const desk = useDesk()
  const { selection, text } = desk
  const [isOpen, setOpen] = useState(false)
  const card = selection?.kind === 'card' && hasActions(desk, selection.card) ? selection.card : null
  return (
    <aside
      className={styles['dock']}
      data-open={isOpen || undefined}
      aria-label={text('duelBoard.panel')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
      }}
    >
      <button type="button" className={styles['handle']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={styles['grip']} aria-hidden="true" />
        <span className="unseen">{text('duelBoard.details')}</span>
      </button>
      {isOpen ? (
        <div className={styles['all']}>
          <Selected />
          <section className={styles['log']} aria-label={text('duelBoard.log')}>
            <h2 className={styles['logHead']}>{text('duelBoard.log')}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <div className={styles['lines']} tabIndex={0}>
              {log}
            </div>
          </section>
        </div>
      ) : isStarter(desk) ? (
        <div className={styles['short']}>
          <Starter />
          {selection === null ? <LastMoveLine /> : <Explanation selection={selection} />}
        </div>
      ) : card !== null ? (
        <ShortCard card={card} onMore={() => setOpen(true)} />
      ) : (
        <div className={styles['short']}>
          {selection === null ? <Nothing /> : <Explanation selection={selection} />}
        </div>
      )}
    </aside>
  )
}

const Nothing = (): ReactElement => {
  return (
    <>
      <LastMoveLine />
      <Hint />
    </>
  )
}

const ShortCard = ({ card, onMore }: { readonly card: CardId; readonly onMore: () => void }): ReactElement => {
  const desk = useDesk()
  const { effects, colour } = cardFace(card)
  const plan = planOfCard(desk, card)
  const why = useWhyNot(desk.isLegal(cardMove('build', card)) ? null : cardMove('build', card))
  return (
    <div className={styles['short']}>
      <div className={styles['title']}>
        <span className={styles['band']} data-colour={colour}>
          <EffectIcons effects={effects} />
        </span>
        <h2 className={styles['name']}>{cardName(desk, card)}</h2>
        {plan !== null && <span className={styles['price']}>{priceText(desk, plan)}</span>}
      </div>
      <div className={styles['said']}>
        <p className={styles['about']} data-why={why !== null || undefined}>
          {why?.text ?? effects.map((effect) => effectText(desk, effect)).join(' · ')}
        </p>
        <RuleRefs rules={why?.rules.slice(0, 1) ?? []} />
      </div>
      <div className={styles['actions']}>
        <BuildButton card={card} />
        <DiscardButton card={card} />
        <button type="button" className={styles['more']} data-anchor="wonders" onClick={onMore}>
          <Icon name="egyptian-pyramids" size="20px" />
          <span>{desk.text('duelBoard.wonders')}</span>
        </button>
      </div>
    </div>
  )
}
