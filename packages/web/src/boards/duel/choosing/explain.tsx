import {
  type CardId,
  type Cost,
  cardRules,
  type Effect,
  type ProgressId,
  progressRules,
  type WonderId,
  wonderRules,
} from '@ecumene/duel'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { RuleRefs } from '../../../rulebook/rule-refs.tsx'
import { ScoreTable } from '../city/score.tsx'
import { cardName, type Desk, effectText, type Selection, tokenName, useDesk, wonderName } from '../desk.ts'
import { pawnText } from '../middle/pawn-text.ts'
import { TokenFace } from '../middle/progress.tsx'
import { whereabouts } from '../motion/whereabouts.ts'
import { CardBack, CardFace } from '../pieces/card.tsx'
import { CostMarks } from '../pieces/cost.tsx'
import { costText } from '../pieces/cost-text.ts'
import { EffectIcon } from '../pieces/effect-icons.tsx'
import { GlyphMark } from '../pieces/marks.tsx'
import { CHAIN_PICTURES, WONDER_PICTURES } from '../pieces/pictures.ts'
import { cardFace, deckOf, tokenFace, wonderFace } from '../pieces/pieces.ts'
import styles from './explain.module.css'
import { PlanTable } from './plan.tsx'
import { planOfCard, planOfWonder } from './plans.ts'

/** The selected thing: its picture, its name, and everything about it in words. */
export const Explanation = ({ selection }: { readonly selection: Selection }): ReactElement => {
  switch (selection.kind) {
    case 'card':
      return <CardExplained card={selection.card} />
    case 'faceDown':
      return <FaceDownExplained slot={selection.slot} />
    case 'wonder':
      return <WonderExplained wonder={selection.wonder} />
    case 'token':
      return <TokenExplained token={selection.token} />
    case 'score':
      return <ScoreTable />
    case 'track':
      return <TrackExplained />
  }
}

type FrameProps = {
  readonly name: string
  readonly kind?: string
  /** The rules to read about it, the closest first. */
  readonly rules?: readonly string[]
  readonly picture?: ReactNode
  readonly children?: ReactNode
}

const Frame = ({ name, kind, rules = [], picture, children }: FrameProps): ReactElement => (
  <div className={styles['frame']}>
    <h2 className={styles['name']}>{name}</h2>
    {kind !== undefined && (
      <p className={styles['kind']}>
        {kind} <RuleRefs rules={rules.slice(0, 1)} />
      </p>
    )}
    <div className={styles['content']}>
      {picture}
      <div className={styles['lines']}>{children}</div>
    </div>
  </div>
)

export const EffectLines = ({ effects }: { readonly effects: readonly Effect[] }): ReactElement => {
  const desk = useDesk()
  return (
    <ul className={styles['effects']}>
      {effects.map((effect) => (
        <li key={effect.kind}>
          <span className={styles['icon']}>
            <EffectIcon effect={effect} />
          </span>
          <span>{effectText(desk, effect)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The printed cost: signs for the eye, words for the ear. */
const CostLine = ({ cost }: { readonly cost: Cost }): ReactElement => {
  const desk = useDesk()
  const spoken = costText(desk, cost)
  if (Object.keys(cost).length === 0) return <p className={styles['cost']}>{spoken}</p>
  return (
    <p className={styles['cost']}>
      <span aria-hidden="true">{desk.text('duelBoard.cost')}</span>
      <CostMarks cost={cost} />
      <span className="unseen">{spoken}</span>
    </p>
  )
}

const CardExplained = ({ card }: { readonly card: CardId }): ReactElement => {
  const desk = useDesk()
  const { colour, effects, gives, accepts, cost } = cardFace(card)
  const plan = planOfCard(desk, card)
  const place = placeText(desk, card)
  return (
    <>
      <Frame
        name={cardName(desk, card)}
        kind={`${desk.say({ key: `type.${colour}` })} · ${desk.say({ key: `deck.${deckOf(card)}` })}`}
        rules={cardRules(cardFace(card))}
        picture={
          <span className={styles['card']}>
            <CardFace card={card} name={cardName(desk, card)} />
          </span>
        }
      >
        <EffectLines effects={effects} />
        <CostLine cost={cost} />
        {gives !== undefined && (
          <p className={styles['chain']}>
            <GlyphMark name={CHAIN_PICTURES[gives]} />
            <span>{desk.text('duelBoard.gives', { chain: { key: `chain.${gives}` } })}</span>
          </p>
        )}
        {accepts !== undefined && (
          <p className={styles['chain']}>
            <GlyphMark name={CHAIN_PICTURES[accepts]} />
            <span>{desk.text('duelBoard.accepts', { chain: { key: `chain.${accepts}` } })}</span>
          </p>
        )}
        {place !== null && <p className={styles['place']}>{place}</p>}
      </Frame>
      {plan !== null && <PlanTable cost={cost} plan={plan} />}
      <OthersPrices card={card} />
    </>
  )
}

/** What the card would cost those who are not looking: worth knowing before leaving it to them. */
const OthersPrices = ({ card }: { readonly card: CardId }): ReactElement => {
  const desk = useDesk()
  return (
    <>
      {([desk.top, desk.bottom] as const).map((side) => {
        const plan = side === desk.viewer ? null : planOfCard(desk, card, side)
        if (plan === null) return null
        const price =
          plan.price === 0 ? desk.text('duelBoard.free') : desk.text('duelBoard.coins', { count: plan.price })
        return (
          <p key={side} className={styles['others']} data-plan>
            {desk.text('duelBoard.priceFor', { thing: desk.nameOf(side), price })}
          </p>
        )
      })}
    </>
  )
}

/** Where a card lies that is no longer on offer. */
const placeText = (desk: Desk, card: CardId): string | null => {
  const place = whereabouts(desk.view).get(`card:${card}`)
  if (place === 'discard') return desk.text('duelBoard.inDiscard')
  if (place === 'city:0' || place === 'city:1') {
    return desk.text('duelBoard.inCity', { player: { seat: place === 'city:0' ? 0 : 1 } })
  }
  const wonder = desk.view.cities.flatMap((city) => city.wonders).find((owned) => owned.under === card)?.wonder
  return wonder === undefined ? null : desk.text('duelBoard.underCard', { wonder: { key: `wonder.${wonder}` } })
}

const FaceDownExplained = ({ slot }: { readonly slot: number }): ReactElement | null => {
  const desk = useDesk()
  const lying = desk.view.structure[slot]
  if (lying == null) return null
  return (
    <Frame
      name={desk.text('duelBoard.faceDown', { deck: { key: `deck.${lying.back}` } })}
      picture={
        <span className={styles['card']}>
          <CardBack deck={lying.back} />
        </span>
      }
    >
      <p>{desk.text('duelBoard.faceDownHelp')}</p>
    </Frame>
  )
}

const WonderExplained = ({ wonder }: { readonly wonder: WonderId }): ReactElement => {
  const desk = useDesk()
  const { effects, cost } = wonderFace(wonder)
  const owner = desk.view.cities.findIndex((city) => city.wonders.some((owned) => owned.wonder === wonder))
  const owned = desk.view.cities[owner]?.wonders.find((one) => one.wonder === wonder)
  const plan = owned?.built === false ? planOfWonder(desk, wonder) : null
  const states = [
    owner < 0 ? null : desk.nameOf(owner),
    owned === undefined ? null : desk.text(owned.built ? 'duelBoard.built' : 'duelBoard.notBuilt'),
    desk.view.boxedWonders.includes(wonder) ? desk.text('duelBoard.boxed') : null,
  ]
  return (
    <>
      <Frame
        name={wonderName(desk, wonder)}
        kind={states.filter((state) => state !== null).join(' · ')}
        rules={wonderRules(wonder, effects)}
        picture={
          <span className={styles['picture']} aria-hidden="true">
            <Icon name={WONDER_PICTURES[wonder]} size="100%" />
          </span>
        }
      >
        <EffectLines effects={effects} />
        <CostLine cost={cost} />
        {owned?.under != null && <p>{desk.text('duelBoard.under', { card: { key: `card.${owned.under}` } })}</p>}
      </Frame>
      {plan !== null && <PlanTable cost={cost} plan={plan} />}
    </>
  )
}

const TokenExplained = ({ token }: { readonly token: ProgressId }): ReactElement => {
  const desk = useDesk()
  return (
    <Frame
      name={tokenName(desk, token)}
      kind={desk.text('duelBoard.progress')}
      rules={progressRules(token)}
      picture={
        <span className={styles['token']}>
          <TokenFace token={token} />
        </span>
      }
    >
      <EffectLines effects={tokenFace(token).effects} />
    </Frame>
  )
}

const TrackExplained = (): ReactElement => {
  const desk = useDesk()
  return (
    <Frame name={desk.text('duelBoard.conflict')}>
      <p>{pawnText(desk)}</p>
      <p className={styles['place']}>{desk.text('duelBoard.trackHelp')}</p>
    </Frame>
  )
}
