import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { ruleAddress } from '../rulebook/library.ts'

type RuleChipsProps = { readonly rules: readonly string[]; readonly onRule: ((id: string) => void) | null }

/** Links to rules: in the rulebook above the table where there is one, otherwise on its own page. */
export const RuleChips = ({ rules, onRule }: RuleChipsProps): ReactElement => (
  <ul className="rule-chips">
    {rules.map((id) => (
      <li key={id}>
        <Link
          className="rule-chip"
          href={ruleAddress(id)}
          onClick={(event) => {
            if (onRule === null || event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onRule(id)
          }}
        >
          {id}
        </Link>
      </li>
    ))}
  </ul>
)
