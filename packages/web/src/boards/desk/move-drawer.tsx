import { type ReactElement, useMemo } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useWords } from '../../words/use-words.tsx'
import { describeBy } from '../generic/move-groups.ts'
import { MoveList } from '../generic/move-list.tsx'
import { walkMoves } from '../generic/walk.ts'
import { WhyNots } from '../generic/why-nots.tsx'
import { useDesk } from './desk.ts'
import styles from './move-drawer.module.css'

type MoveDrawerProps = { readonly isOpen: boolean; readonly onToggle: () => void }

/** Every legal move in words, for those who like lists (key `l`), and what cannot be done, with the reasons. */
export const MoveDrawer = ({ isOpen, onToggle }: MoveDrawerProps): ReactElement => {
  const { seen, say, hands, noteOn, busy, isAsked, props } = useDesk()
  const { text } = useWords()
  const { game, whyNots } = props
  const describe = useMemo(() => describeBy(game), [game])
  return (
    <section className={styles['drawer']} onKeyDown={walkMoves} aria-label={text('board.moves')}>
      <button
        type="button"
        className={styles['handle']}
        aria-expanded={isOpen}
        aria-keyshortcuts="l"
        onClick={onToggle}
      >
        <Icon name="hamburger-menu" size="14px" />
        {text('board.moves')}
        {isAsked && <small>{seen.legal.length}</small>}
      </button>
      {isOpen && isAsked && (
        <div className={styles['list']}>
          <MoveList
            describe={describe}
            legal={seen.legal}
            say={say}
            note={noteOn}
            pointed={null}
            onForget={() => undefined}
            onConsider={hands.consider}
            busy={busy}
            submit={hands.make}
          />
          <WhyNots key={seen.ply} describe={describe} say={say} pointed={null} whyNots={whyNots} />
        </div>
      )}
    </section>
  )
}
