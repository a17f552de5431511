import type { Fact, FactValue } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import { type Say, useWords } from '../words/use-words.tsx'
import type { PieceDrawing } from './drawing.ts'
import type { PieceLinkProps } from './piece-link.tsx'
import { PieceLink } from './piece-link.tsx'

type FactsProps = {
  readonly facts: readonly Fact[]
  readonly say: Say
  readonly drawing: PieceDrawing
  readonly nameOf: (address: string) => string
} & Omit<PieceLinkProps, 'address' | 'children'>

/** What can be said of a piece in numbers and names. */
export const Facts = ({ facts, ...rest }: FactsProps): ReactElement => (
  <dl className="facts">
    {facts.map(({ label, values }) => (
      <div key={label.key}>
        <dt>{rest.say(label)}</dt>
        <dd>
          <ul>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the values of a fact keep their places
              <li key={index}>
                <Value value={value} {...rest} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    ))}
  </dl>
)

type ValueProps = Omit<FactsProps, 'facts'> & { readonly value: FactValue }

const Value = ({ value, say, drawing, nameOf, ...link }: ValueProps): ReactElement => {
  const { text } = useWords()
  if (typeof value === 'number') return <span className="facts__number">{value}</span>
  if ('piece' in value) {
    const [kind = '', id = ''] = value.piece.split('/')
    const sign = drawing.signOfPiece(kind, id)
    return (
      <PieceLink {...link} address={value.piece}>
        {sign !== null && <Icon name={sign} />}
        {nameOf(value.piece)}
      </PieceLink>
    )
  }
  const message = 'of' in value ? value.of : value
  const sign = drawing.signOf(message.key)
  return (
    <span className="facts__word">
      {sign !== null && <Icon name={sign} />}
      {'of' in value ? text('encyclopedia.counted', { count: value.count, what: say(value.of) }) : say(value)}
    </span>
  )
}
