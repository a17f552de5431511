import { type ReactElement, useState } from 'react'
import { RuleRefs } from '../../rulebook/rule-refs.tsx'
import { type Say, useWords } from '../../words/use-words.tsx'
import type { Unplayable } from '../board.ts'
import { type Describe, reasonGroups } from './move-groups.ts'
import './generic-board.css'

type WhyNotsProps = {
  readonly describe: Describe
  readonly say: Say
  readonly whyNots: () => Promise<readonly Unplayable[]>
}

/** What could be tried and may not be done, folded away until somebody asks: by reason, with everything it holds for. */
export const WhyNots = ({ describe, say, whyNots }: WhyNotsProps): ReactElement => {
  const { text } = useWords()
  const [found, setFound] = useState<readonly Unplayable[] | null>(null)
  const groups = found === null ? [] : reasonGroups(describe, found, say)
  return (
    <details
      className="why-nots"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || found !== null) return
        whyNots().then(setFound, () => setFound([]))
      }}
    >
      <summary>{text('board.whyNots')}</summary>
      {found !== null && groups.length === 0 && <p className="generic__quiet">{text('board.whyNots.none')}</p>}
      <dl>
        {groups.map(({ reason, kinds }) => (
          <div key={reason.text}>
            <dt>
              {reason.text} <RuleRefs rules={reason.rules} />
            </dt>
            {kinds.map((kind) => (
              <dd key={kind}>{kind}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
