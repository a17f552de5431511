import { type ReactElement, useId, useState } from 'react'
import { RuleRefs } from '../rulebook/rule-refs.tsx'
import { telling } from '../tips/tip.ts'
import { useWords } from '../words/use-words.tsx'

/** The rules behind an entry of the log, folded into one sign so that the log reads as a story. */
export const EntryRules = ({ rules }: { readonly rules: readonly (readonly string[])[] }): ReactElement | null => {
  const { text } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // The closest rule of each line, once.
  const closest = [...new Set(rules.flatMap((ofLine) => ofLine.slice(0, 1)))]
  if (closest.length === 0) return null
  return (
    <>
      <button
        type="button"
        className="log__rules"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={text('log.rules')}
        {...telling<HTMLButtonElement>(() => ({ name: text('log.rules'), rules: closest }))}
        onClick={() => setOpen(!isOpen)}
      >
        §
      </button>
      <div id={id} className="log__refs" hidden={!isOpen}>
        {isOpen && closest.map((rule) => <RuleRefs key={rule} rules={[rule]} />)}
      </div>
    </>
  )
}
