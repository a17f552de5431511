import type { ReactElement } from 'react'
import type { Piece, Prose } from './book.ts'

type ProseTextProps = { readonly prose: Prose; readonly onRule: (id: string) => void }

/** A text of the rulebook; the numbers of other rules lead to them. */
export const ProseText = ({ prose, onRule }: ProseTextProps): ReactElement => (
  <>
    {prose.map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its pieces
      <PieceText key={index} piece={piece} onRule={onRule} />
    ))}
  </>
)

const PieceText = ({ piece, onRule }: { readonly piece: Piece; readonly onRule: (id: string) => void }) => {
  switch (piece.kind) {
    case 'plain':
      return piece.text
    case 'emphasis':
      return <em>{piece.text}</em>
    case 'strong':
      return <strong>{piece.text}</strong>
    case 'code':
      return <code>{piece.text}</code>
    case 'rule':
      return <RuleLink id={piece.text} onRule={onRule} />
  }
}

export const RuleLink = ({ id, onRule }: { readonly id: string; readonly onRule: (id: string) => void }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault()
      onRule(id)
    }}
  >
    {id}
  </a>
)
