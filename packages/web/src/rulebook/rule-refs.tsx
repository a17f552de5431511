import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/use-words.tsx'
import { ruleAddress } from './library.ts'
import { useOpenRule } from './open-rule.ts'
import './rule-refs.css'

/** Small links to the rules behind a sentence. They open above the table and leave it as it is. */
export const RuleRefs = ({ rules }: { readonly rules: readonly string[] }): ReactElement | null => {
  const { text } = useWords()
  const openRule = useOpenRule()
  if (rules.length === 0) return null
  return (
    <span className="rule-refs">
      {rules.slice(0, SHOWN).map((id) => (
        <Link
          key={id}
          className="rule-ref"
          href={ruleAddress(id)}
          aria-label={text('rules.rule', { id })}
          data-rule={id}
          onClick={(event) => {
            if (openRule === null) return
            event.preventDefault()
            event.stopPropagation()
            openRule(id)
          }}
        >
          {id}
        </Link>
      ))}
    </span>
  )
}

/** More would hide the sentence; the rules lead on to one another. */
const SHOWN = 2
