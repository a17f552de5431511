import { type ReactElement, useCallback } from 'react'
import { useKey } from '../controls/use-key.ts'
import { Icon } from '../icons/icon.tsx'
import { Explained } from '../tips/explained.tsx'
import { type Tip, telling } from '../tips/tip.ts'
import { useWords } from '../words/use-words.tsx'
import styles from './legend.module.css'
import stage from './stage.module.css'

/** What is drawn on a map, each thing with its name: the picture is the one of the map itself. */
export type LegendGroup = {
  readonly title: string
  readonly entries: readonly LegendEntry[]
}

export type LegendEntry = {
  readonly name: string
  readonly picture: ReactElement
  /** What is said about it when somebody asks. */
  readonly tip?: Tip
}

/** The key to a map, beside its buttons. */
export const Legend = ({ groups }: { readonly groups: readonly LegendGroup[] }): ReactElement => {
  const { text } = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles['legend']} aria-label={text('stage.legend')} tabIndex={0} data-legend data-untold>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul data-tips>
            {entries.map(({ name, picture, tip }) => (
              <li key={name}>
                {picture}
                {tip === undefined ? <span>{name}</span> : <Explained tip={{ name, ...tip }}>{name}</Explained>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type LegendButtonProps = { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void }

/** Opens and closes the key to the map, as `k` does. */
export const LegendButton = ({ isOpen, onToggle }: LegendButtonProps): ReactElement => {
  const { text } = useWords()
  const toggle = useCallback(() => onToggle(!isOpen), [isOpen, onToggle])
  useKey('k', toggle)
  return (
    <button
      type="button"
      aria-label={text('stage.legend')}
      aria-keyshortcuts="k"
      aria-expanded={isOpen}
      className={stage['control']}
      onClick={toggle}
      {...telling<HTMLButtonElement>(() => ({ name: text('stage.legend') }))}
    >
      <Icon name="info" />
    </button>
  )
}
