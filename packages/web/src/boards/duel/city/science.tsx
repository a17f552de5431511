import type { Side } from '@ecumene/duel'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { Explained } from '../../../tips/explained.tsx'
import { telling } from '../../../tips/tip.ts'
import { tokenName, useDesk } from '../desk.ts'
import { PROGRESS_PICTURES, SYMBOL_PICTURES } from '../pieces/pictures.ts'
import { TIP_RULES } from '../tip-rules.ts'
import { symbolCounts } from './grouping.ts'
import styles from './science.module.css'

/** How far a city is in science: seven symbols, of which six different ones win; a second of a kind is a pair. */
export const Science = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, say, text } = useDesk()
  const counts = symbolCounts(view.cities[side])
  const have = view.cities[side].symbols.length
  return (
    <ul
      className={styles['science']}
      data-anchor={`science:${side}`}
      data-tips
      aria-label={text('duelBoard.symbolsOf', { count: have })}
    >
      {counts.map(({ symbol, count }) => {
        const name = { key: `symbol.${symbol}` } as const
        const had = count > 1 ? 'duelBoard.pair' : count > 0 ? null : 'duelBoard.noSymbol'
        const spoken = had === null ? say(name) : text(had, { symbol: name })
        return (
          <li key={symbol} data-count={count}>
            <Explained
              className={styles['sign']}
              tip={{ name: spoken, lines: [{ words: text('duelBoard.symbolsToWin'), rules: TIP_RULES.symbol }] }}
            >
              <Icon name={SYMBOL_PICTURES[symbol]} size="68%" />
              <span className="unseen">{spoken}</span>
            </Explained>
          </li>
        )
      })}
    </ul>
  )
}

/** The Progress tokens that a city has. */
export const OwnTokens = ({ side }: { readonly side: Side }): ReactElement | null => {
  const desk = useDesk()
  const { progress } = desk.view.cities[side]
  if (progress.length === 0) return null
  return (
    <ul className={styles['tokens']} aria-label={desk.text('duelBoard.progress')}>
      {progress.map((token) => (
        <li key={token}>
          <button
            type="button"
            className={styles['token']}
            aria-label={tokenName(desk, token)}
            {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('progress', token) }))}
            aria-pressed={desk.selection?.kind === 'token' && desk.selection.token === token}
            data-anchor={`token:${token}`}
            data-last={desk.lastMove?.piece === `token:${token}` || undefined}
            onClick={() => desk.select({ kind: 'token', token })}
          >
            <Icon name={PROGRESS_PICTURES[token]} size="64%" />
          </button>
        </li>
      ))}
    </ul>
  )
}
