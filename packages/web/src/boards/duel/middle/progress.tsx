import type { ProgressId } from '@ecumene/duel'
import { pieceAddress } from '@ecumene/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { telling } from '../../../tips/tip.ts'
import { softly } from '../../../words/softly.ts'
import { tokenName, useDesk } from '../desk.ts'
import { tokenMove } from '../moves.ts'
import { longestWord } from '../pieces/name-fit.ts'
import { PROGRESS_PICTURES } from '../pieces/pictures.ts'
import styles from './progress.module.css'

/** The Progress tokens that lie on the board for whoever completes a pair. */
export const ProgressBoard = (): ReactElement => {
  const desk = useDesk()
  const { view, text } = desk
  const names = view.progressOnBoard.map((token) => tokenName(desk, token))
  return (
    <section
      className={styles['board']}
      data-anchor="board"
      // All names are as large as the longest of them can be.
      style={{ '--longest': Math.max(...names.map(longestWord), 1) } as CSSProperties}
    >
      <h3 className={styles['head']}>{text('duelBoard.progressOnBoard')}</h3>
      <ul className={styles['tokens']} aria-label={text('duelBoard.progress')}>
        {view.progressOnBoard.map((token) => (
          <li key={token}>
            <BoardToken token={token} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A token on the board. One that glows can be taken right there; the others are looked at. */
const BoardToken = ({ token }: { readonly token: ProgressId }): ReactElement => {
  const desk = useDesk()
  const name = tokenName(desk, token)
  const take = tokenMove('progress', token)
  const isLit = desk.isLegal(take)
  const selected = desk.selection?.kind === 'token' && desk.selection.token === token
  const press = () => {
    if (!isLit) desk.select(selected ? null : { kind: 'token', token })
    else if (!desk.busy) desk.submit(take)
  }
  return (
    <button
      type="button"
      className={styles['token']}
      data-anchor={`token:${token}`}
      data-token={token}
      data-lit={isLit || undefined}
      aria-pressed={isLit ? undefined : selected}
      {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('progress', token) }))}
      onClick={press}
    >
      <TokenFace token={token} />
      <span className="unseen">{isLit ? desk.moveText(take) : name}</span>
      <span className={styles['name']} aria-hidden="true">
        {softly(name)}
      </span>
    </button>
  )
}

export const TokenFace = ({ token }: { readonly token: ProgressId }): ReactElement => (
  <span className={styles['face']} aria-hidden="true">
    <Icon name={PROGRESS_PICTURES[token]} size="62%" />
  </span>
)
