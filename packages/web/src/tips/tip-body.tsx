import type { Game } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import type { Reason } from '../boards/board.ts'
import { OpenPieceProvider, useOpenPiece } from '../encyclopedia/open-piece.ts'
import { PieceLink } from '../encyclopedia/piece-link.tsx'
import { type PieceText, usePieces } from '../encyclopedia/use-pieces.ts'
import { Icon } from '../icons/icon.tsx'
import { OpenRuleProvider, useOpenRule } from '../rulebook/open-rule.ts'
import { RuleRefs } from '../rulebook/rule-refs.tsx'
import { useWords } from '../words/use-words.tsx'
import type { Tip, TipLine } from './tip.ts'

type TipBodyProps = {
  /** The id of the text that describes the thing to screen readers. */
  readonly id: string
  readonly game: Game
  readonly tip: Tip
  /** Why the move that the thing stands for is not possible. */
  readonly why: Reason | null
  /** A link is followed. */
  readonly onFollow: () => void
}

/** The text of a tip: the name, the lines, and the links. */
export const TipBody = ({ id, game, tip, why, onFollow }: TipBodyProps): ReactElement => {
  const { text } = useWords()
  const pieceOf = usePieces(game)
  const piece = tip.piece === undefined ? null : pieceOf(tip.piece)
  const lines: readonly TipLine[] = tip.lines ?? (piece?.words ?? []).map((words) => ({ words }))
  const rules = tip.rules ?? piece?.rules ?? []
  const name = tip.name ?? piece?.name ?? ''
  return (
    <Following onFollow={onFollow}>
      <p id={`${id}-name`} className="tip__name">
        {name}
      </p>
      {piece !== null && <p className="tip__kind">{piece.kindName}</p>}
      <div id={id}>
        <div className="tip__words">
          {lines.map((line) => (
            <TipText
              key={line.words}
              line={line}
              gameId={game.id}
              piece={line.piece === undefined ? null : pieceOf(line.piece)}
            />
          ))}
        </div>
        {why !== null && (
          <p className="tip__why">
            {why.text} <RuleRefs rules={why.rules} />
          </p>
        )}
      </div>
      {(rules.length > 0 || piece !== null) && (
        <p className="tip__on">
          <RuleRefs rules={rules} />
          {piece !== null && (
            <EntryLink gameId={game.id} address={piece.address}>
              <Icon name="white-book" />
              {text('encyclopedia.title')}
            </EntryLink>
          )}
        </p>
      )}
    </Following>
  )
}

type FollowingProps = { readonly onFollow: () => void; readonly children: ReactNode }

/** What is opened from here opens after the tip has closed, so that the focus returns to the thing. */
const Following = ({ onFollow, children }: FollowingProps): ReactElement => {
  const openRule = useOpenRule()
  const openPiece = useOpenPiece()
  const after = (open: ((what: string) => void) | null) =>
    open === null
      ? null
      : (what: string) => {
          onFollow()
          open(what)
        }
  return (
    <OpenRuleProvider value={after(openRule)}>
      <OpenPieceProvider value={after(openPiece)}>{children}</OpenPieceProvider>
    </OpenRuleProvider>
  )
}

type TipTextProps = { readonly line: TipLine; readonly gameId: string; readonly piece: PieceText | null }

const TipText = ({ line: { words, rules }, gameId, piece }: TipTextProps): ReactElement => (
  <p>
    <span>
      {piece === null ? (
        words
      ) : (
        <EntryLink gameId={gameId} address={piece.address}>
          {words}
        </EntryLink>
      )}
    </span>{' '}
    <RuleRefs rules={rules ?? piece?.rules.slice(0, 1) ?? []} />
    {piece?.words.map((more) => (
      <small key={more}>{more}</small>
    ))}
  </p>
)

type EntryLinkProps = { readonly gameId: string; readonly address: string; readonly children: ReactNode }

const EntryLink = ({ gameId, address, children }: EntryLinkProps): ReactElement => (
  <PieceLink gameId={gameId} address={address} onOpen={useOpenPiece()}>
    {children}
  </PieceLink>
)
