import { type ReactElement, useId, useState } from 'react'
import { RuleRefs } from '../rulebook/rule-refs.tsx'
import { telling } from '../tips/tip.ts'
import { useWords } from '../words/use-words.tsx'

/** The rules behind an entry of the log, folded into one sign so that the log reads as a story. */
export const EntryRules = ({ rules }: { readonly rules: readonly string[] }): ReactElement => {
  const { text } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="log__rules"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={text('log.rules')}
        {...telling<HTMLButtonElement>(() => ({ name: text('log.rules'), rules }))}
        onClick={() => setOpen(!isOpen)}
      >
        §
      </button>
      <div id={id} className="log__refs" hidden={!isOpen}>
        {isOpen && rules.map((rule) => <RuleRefs key={rule} rules={[rule]} />)}
      </div>
    </>
  )
}

/** The closest rule of each line, once. */
export const closestRules = (ofLines: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(ofLines.flatMap((rules) => rules.slice(0, 1))),
]
