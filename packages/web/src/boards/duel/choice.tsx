import type { ReactElement } from 'react'
import { CardFace } from './card.tsx'
import styles from './choice.module.css'
import { ChoiceHead } from './choice-head.tsx'
import { cardName, type Desk, tokenName, useDesk } from './desk.ts'
import { Draft } from './draft.tsx'
import { EffectLines } from './explain.tsx'
import { MoveButton } from './move-button.tsx'
import { cardFace, tokenFace } from './pieces.ts'
import { TokenFace } from './progress.tsx'

/** Whether the game now asks for something other than a card of the structure. */
export const isChoice = ({ view, isOver }: Desk): boolean =>
  !isOver && view.asked !== null && view.asked.kind !== 'play'

/** The decision that is open now, with all that can be chosen; those who do not decide see it too. */
export const Choice = (): ReactElement | null => {
  const desk = useDesk()
  switch (desk.view.asked?.kind) {
    case 'draft':
      return <Draft />
    case 'progress':
      return <ProgressChoice />
    case 'library':
      return <LibraryChoice />
    case 'rebuild':
      return <RebuildChoice />
    case 'demolish':
      return <DemolishChoice />
    case 'starter':
      return <StarterChoice />
    default:
      return null
  }
}

const ProgressChoice = (): ReactElement => {
  const desk = useDesk()
  return (
    <>
      <ChoiceHead />
      <Tokens kind="progress" tokens={desk.view.progressOnBoard} verb={desk.text('duelBoard.take')} />
      {desk.isAsked && (
        <div className={styles['foot']}>
          <MoveButton move="decline">{desk.text('duelBoard.decline')}</MoveButton>
        </div>
      )}
    </>
  )
}

const LibraryChoice = (): ReactElement => {
  const { view, text } = useDesk()
  return (
    <>
      <ChoiceHead />
      {view.libraryTokens.length === 0 && (
        <p className={styles['note']}>{text('duelBoard.hiddenTokens', { player: { seat: view.asked?.seat ?? 0 } })}</p>
      )}
      <Tokens kind="library" tokens={view.libraryTokens} verb={text('duelBoard.keep')} />
    </>
  )
}

type TokensProps = {
  readonly kind: 'progress' | 'library'
  readonly tokens: Desk['view']['progressOnBoard']
  readonly verb: string
}

const Tokens = ({ kind, tokens, verb }: TokensProps): ReactElement => {
  const desk = useDesk()
  return (
    <ul className={styles['tokens']}>
      {tokens.map((token) => (
        <li key={token}>
          <span className={styles['token']}>
            <TokenFace token={token} />
          </span>
          <h3>{tokenName(desk, token)}</h3>
          <div className={styles['about']}>
            <EffectLines effects={tokenFace(token).effects} />
          </div>
          {desk.isAsked && (
            <MoveButton move={`${kind} ${token}`} look="main">
              {verb}
            </MoveButton>
          )}
        </li>
      ))}
    </ul>
  )
}

const RebuildChoice = (): ReactElement => {
  const { view, text } = useDesk()
  return (
    <>
      <ChoiceHead />
      <Cards cards={view.discard} kind="rebuild" verb={text('duelBoard.rebuild')} />
    </>
  )
}

const DemolishChoice = (): ReactElement => {
  const desk = useDesk()
  const { view, text } = desk
  const loser = view.asked?.seat === 0 ? 1 : 0
  const { buildings } = view.cities[loser]
  // The one who decides has the moves; everyone else sees all cards that such Wonders can strike.
  const targets = desk.isAsked
    ? buildings.filter((card) => desk.isLegal(`demolish ${card}`))
    : buildings.filter((card) => ['brown', 'grey'].includes(cardFace(card).colour))
  return (
    <>
      <ChoiceHead />
      <Cards cards={targets} kind="demolish" verb={text('duelBoard.demolish')} />
    </>
  )
}

type CardsProps = {
  readonly cards: Desk['view']['discard']
  readonly kind?: 'rebuild' | 'demolish'
  readonly verb?: string
}

/** Cards side by side; each can be read, and taken where that is what is asked. */
export const Cards = ({ cards, kind, verb }: CardsProps): ReactElement => {
  const desk = useDesk()
  return (
    <ul className={styles['cards']}>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={styles['card']}
            aria-pressed={desk.selection?.kind === 'card' && desk.selection.card === card}
            onClick={() => desk.select({ kind: 'card', card })}
          >
            <span className="unseen">{cardName(desk, card)}</span>
            <CardFace card={card} name={cardName(desk, card)} />
          </button>
          {kind !== undefined && desk.isAsked && <MoveButton move={`${kind} ${card}`}>{verb}</MoveButton>}
        </li>
      ))}
    </ul>
  )
}

const StarterChoice = (): ReactElement => {
  const desk = useDesk()
  return (
    <>
      <ChoiceHead />
      {desk.isAsked && (
        <div className={styles['starters']}>
          {([desk.bottom, desk.top] as const).map((side) => (
            <MoveButton key={side} move={`begin ${side}`} look="main">
              {desk.moveText(`begin ${side}`)}
            </MoveButton>
          ))}
        </div>
      )}
    </>
  )
}
