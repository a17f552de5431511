import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { useKey } from '../../controls/use-key.ts'
import { Icon } from '../../icons/icon.tsx'
import { remember, remembered } from '../../memory/remembered.ts'
import { useWords } from '../../words/use-words.tsx'
import { describeBy } from '../generic/move-groups.ts'
import { MoveList } from '../generic/move-list.tsx'
import { walkMoves } from '../generic/walk.ts'
import { WhyNots } from '../generic/why-nots.tsx'
import type { Desk } from './desk.ts'
import styles from './move-drawer.module.css'

/** Every legal move in words, for those who like lists (key `l`), and what cannot be done, with the reasons. */
export const MoveDrawer = ({ desk }: { readonly desk: Desk }): ReactElement => {
  const { seen, say, hands, noteOn, busy, isAsked, props } = desk
  const { text } = useWords()
  const { game, whyNots } = props
  const [isOpen, setOpen] = useState(() => remembered('list') === 'open')
  const toggle = useCallback(
    () =>
      setOpen((was) => {
        remember('list', was ? 'closed' : 'open')
        return !was
      }),
    [],
  )
  useKey('l', toggle)
  const describe = useMemo(() => describeBy(game, seen.view), [game, seen.view])
  return (
    <section className={styles['drawer']} onKeyDown={walkMoves} aria-label={text('board.moves')}>
      <button type="button" className={styles['handle']} aria-expanded={isOpen} aria-keyshortcuts="l" onClick={toggle}>
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
            onConsider={hands.consider}
            busy={busy}
            submit={hands.make}
          />
          <WhyNots key={seen.ply} describe={describe} say={say} whyNots={whyNots} />
        </div>
      )}
    </section>
  )
}
