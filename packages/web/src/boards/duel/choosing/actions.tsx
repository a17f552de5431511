import type { CardId, WonderId } from '@ecumene/duel'
import { type CSSProperties, type ReactElement, useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { RuleRefs } from '../../../rulebook/rule-refs.tsx'
import { type Desk, useDesk, wonderName } from '../desk.ts'
import { cardMove, wonderMove } from '../moves.ts'
import { PlanMarks } from '../pieces/cost.tsx'
import { CoinMark } from '../pieces/marks.tsx'
import { nameFit } from '../pieces/name-fit.ts'
import { WONDER_PICTURES } from '../pieces/pictures.ts'
import { discardCoins, wonderFace } from '../pieces/pieces.ts'
import styles from './actions.module.css'
import { EffectLines } from './explain.tsx'
import { MoveButton } from './move-button.tsx'
import { PlanTable } from './plan.tsx'
import { planOfCard, planOfWonder } from './plans.ts'
import { priceText } from './price-text.ts'
import { useWhyNot } from './why-not.ts'

/** Build, discard, or use for a Wonder: everything that can be done with a card of the structure. */
export const CardActions = ({ card }: { readonly card: CardId }): ReactElement => (
  <div className={styles['actions']}>
    <BuildButton card={card} />
    <DiscardButton card={card} />
    <WhyNotBuild card={card} />
    <WonderActions card={card} />
  </div>
)

const WhyNotBuild = ({ card }: { readonly card: CardId }): ReactElement | null => {
  const { isLegal } = useDesk()
  const why = useWhyNot(isLegal(cardMove('build', card)) ? null : cardMove('build', card))
  return why === null ? null : (
    <p className={styles['why']}>
      {why.text} <RuleRefs rules={why.rules} />
    </p>
  )
}

/** Whether there is anything to act on: a card in the structure, seen by someone who plays. */
export const hasActions = (desk: Desk, card: CardId): boolean =>
  desk.viewer !== null && !desk.isOver && desk.view.structure.some((slot) => slot?.card === card)

export const BuildButton = ({ card }: { readonly card: CardId }): ReactElement => {
  const desk = useDesk()
  const plan = planOfCard(desk, card)
  return (
    <MoveButton
      move={cardMove('build', card)}
      look="main"
      saysWhy={false}
      {...(plan !== null && { detail: priceText(desk, plan) })}
    >
      <span>{desk.text('duelBoard.build')}</span>
      {plan !== null &&
        (plan.price === 0 ? <span>{desk.text('duelBoard.free')}</span> : <CoinMark text={plan.price} />)}
    </MoveButton>
  )
}

export const DiscardButton = ({ card }: { readonly card: CardId }): ReactElement => {
  const desk = useDesk()
  const coins = discardCoins(desk.view.cities[desk.bottom].buildings)
  return (
    <MoveButton
      move={cardMove('discard', card)}
      saysWhy={false}
      detail={desk.text('duelBoard.coins', { count: coins })}
    >
      <span>{desk.text('duelBoard.discard')}</span>
      <CoinMark text={`+${coins}`} />
    </MoveButton>
  )
}

export const WonderActions = ({ card }: { readonly card: CardId }): ReactElement => {
  const { view, bottom, text } = useDesk()
  const wonders = view.cities[bottom].wonders.filter((owned) => !owned.built)
  const [opened, setOpened] = useState<WonderId | null>(null)
  return (
    <section className={styles['wonders']} aria-label={text('duelBoard.useForWonder')}>
      <h3>{text('duelBoard.useForWonder')}</h3>
      {wonders.length === 0 && <p className={styles['none']}>{text('duelBoard.noWonders')}</p>}
      <ul>
        {wonders.map(({ wonder }) => (
          <WonderAction
            key={wonder}
            card={card}
            wonder={wonder}
            opened={opened === wonder}
            onOpen={() => setOpened(opened === wonder ? null : wonder)}
          />
        ))}
      </ul>
    </section>
  )
}

type WonderActionProps = {
  readonly card: CardId
  readonly wonder: WonderId
  readonly opened: boolean
  readonly onOpen: () => void
}

const WonderAction = ({ card, wonder, opened, onOpen }: WonderActionProps): ReactElement => {
  const desk = useDesk()
  const { cost, effects } = wonderFace(wonder)
  const plan = planOfWonder(desk, wonder)
  return (
    <li className={styles['wonder']}>
      <button type="button" className={styles['about']} aria-expanded={opened} onClick={onOpen}>
        <span className={styles['picture']} aria-hidden="true">
          <Icon name={WONDER_PICTURES[wonder]} size="100%" />
        </span>
        <span className={styles['title']} style={{ '--fit': nameFit(wonderName(desk, wonder), 13) } as CSSProperties}>
          {wonderName(desk, wonder)}
        </span>
        {plan !== null && <PlanMarks cost={cost} plan={plan} />}
      </button>
      <MoveButton
        move={wonderMove(wonder, card)}
        saysWhy={false}
        {...(plan !== null && { detail: priceText(desk, plan) })}
      >
        <span>{desk.text('duelBoard.buildWonder')}</span>
        {plan !== null &&
          (plan.price === 0 ? <span>{desk.text('duelBoard.free')}</span> : <CoinMark text={plan.price} />)}
      </MoveButton>
      {opened && (
        <div className={styles['detail']}>
          <EffectLines effects={effects} />
          {plan !== null && <PlanTable cost={cost} plan={plan} />}
        </div>
      )}
    </li>
  )
}
