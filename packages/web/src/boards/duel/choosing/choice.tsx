import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { cardName, type Desk, effectText, tokenName, useDesk } from '../desk.ts'
import { Draft } from '../middle/draft.tsx'
import { TokenFace } from '../middle/progress.tsx'
import { cardMove, DECLINE, tokenMove } from '../moves.ts'
import { CardFace } from '../pieces/card.tsx'
import { cardFace, tokenFace } from '../pieces/pieces.ts'
import styles from './choice.module.css'
import { EffectLines } from './explain.tsx'
import { MoveButton } from './move-button.tsx'

/** Whether the game now asks for something that does not lie open beside the cards. */
export const isChoice = ({ view, isOver }: Desk): boolean =>
  !isOver && view.asked !== null && view.asked.kind !== 'play' && view.asked.kind !== 'starter'

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
    default:
      return null
  }
}

const ProgressChoice = (): ReactElement => {
  const desk = useDesk()
  return (
    <>
      <Tokens kind="progress" tokens={desk.view.progressOnBoard} verb={desk.text('duelBoard.take')} />
      {desk.isAsked && (
        <div className={styles['foot']}>
          <MoveButton move={DECLINE}>{desk.text('duelBoard.decline')}</MoveButton>
        </div>
      )}
    </>
  )
}

const LibraryChoice = (): ReactElement => {
  const { view, text } = useDesk()
  return (
    <>
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
            <MoveButton
              move={tokenMove(kind, token)}
              look="tile"
              detail={tokenFace(token)
                .effects.map((effect) => effectText(desk, effect))
                .join('. ')}
            >
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
  return <Cards cards={view.discard} kind="rebuild" verb={text('duelBoard.rebuild')} />
}

const DemolishChoice = (): ReactElement => {
  const desk = useDesk()
  const { view, text } = desk
  const loser = view.asked?.seat === 0 ? 1 : 0
  const { buildings } = view.cities[loser]
  // The one who decides has the moves; everyone else sees all cards that such Wonders can strike.
  const targets = desk.isAsked
    ? buildings.filter((card) => desk.isLegal(cardMove('demolish', card)))
    : buildings.filter((card) => ['brown', 'grey'].includes(cardFace(card).colour))
  return <Cards cards={targets} kind="demolish" verb={text('duelBoard.demolish')} />
}

type CardsProps = {
  readonly cards: Desk['view']['discard']
  readonly kind?: 'rebuild' | 'demolish'
  readonly verb?: string
}

/** Cards side by side; each can be read, and where one of them is asked for each is the button that takes it. */
export const Cards = ({ cards, kind, verb }: CardsProps): ReactElement => {
  const desk = useDesk()
  return (
    <ul className={styles['cards']}>
      {cards.map((card) => (
        <li key={card}>
          {kind !== undefined && desk.isAsked ? (
            <>
              <CardFace card={card} name={cardName(desk, card)} />
              <MoveButton move={cardMove(kind, card)} look="tile" piece={pieceAddress('card', card)}>
                {verb}
              </MoveButton>
            </>
          ) : (
            <button
              type="button"
              className={styles['card']}
              aria-pressed={desk.selection?.kind === 'card' && desk.selection.card === card}
              onClick={() => desk.select({ kind: 'card', card })}
            >
              <span className="unseen">{cardName(desk, card)}</span>
              <CardFace card={card} name={cardName(desk, card)} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
