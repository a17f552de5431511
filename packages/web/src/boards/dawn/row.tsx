import { describeSpending, effectAtSlot } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import { type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { telling } from '../../tips/tip.ts'
import { FittedText } from '../fitted-text.tsx'
import { useDesk } from './desk.ts'
import { GroundChip } from './ground.tsx'
import styles from './row.module.css'
import { levelOfCard, levelText, typeOfCard, typeSign } from './signs.ts'
import { terrainOfSlot } from './terrain-pattern.ts'
import { tokensOn } from './things.ts'

/** The own focus row: real cards under their slots, each with what it does, its tokens, and a light where it can be used. */
export const FocusRow = (): ReactElement => {
  const { view, mine, say, text, hands } = useDesk()
  const player = view.players[mine]
  return (
    <ol className={styles['row']} data-anchor={`row:${mine}`} aria-label={text('dawnBoard.focusRow')}>
      {player?.row.map(({ card, trade, slot }, place) => {
        const thing = `slot:${place}`
        const type = typeOfCard(card)
        const isLit = hands.movesAt(thing).length > 0
        const isResolving = view.active === mine && view.resolving?.card === card
        const terrain = terrainOfSlot(slot)
        const effect = say(effectAtSlot(card, slot))
        return (
          <li key={card} className={styles['place']} data-type={type}>
            <span className={styles['slot']}>
              <strong>{slot}</strong>
              <GroundChip terrain={terrain} size="22px" />
              <span className="unseen">{say({ key: `terrain.${terrain}` })}</span>
              <Tokens place={place} trade={trade} />
            </span>
            <button
              type="button"
              className={styles['card']}
              data-anchor={thing}
              data-lit={isLit || undefined}
              data-resolving={isResolving || undefined}
              aria-pressed={hands.held?.thing === thing}
              {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('card', card) }))}
              onClick={() => hands.take(thing)}
            >
              <span className={styles['band']}>
                <Icon name={typeSign(type)} size="18px" />
                <span className={styles['level']}>{levelText(levelOfCard(card))}</span>
              </span>
              <span className={styles['name']}>{say({ key: `card.${card}` })}</span>
              <FittedText className={styles['effect']}>{effect}</FittedText>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The trade tokens on a card: pieces that are clicked to spend one, with what that would change. */
const Tokens = ({ place, trade }: { readonly place: number; readonly trade: number }): ReactElement => {
  const { view, mine, say, text, hands } = useDesk()
  const button = useRef<HTMLButtonElement>(null)
  const thing = tokensOn(place)
  const spending = view.spending?.seat === mine && view.spending.place === place ? view.spending : null
  const isLit = spending !== null && hands.movesAt(thing).length > 0
  // On a phone the row is longer than the screen.
  useEffect(() => {
    if (isLit) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isLit])
  const states = spending?.cityStates ?? 0
  const pieces = (
    <>
      {Array.from({ length: states }, (_unused, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <span key={`state ${number}`} data-there="cityState" aria-hidden="true">
          <Icon name="greek-temple" size="10px" />
        </span>
      ))}
      {[0, 1, 2].map((token) => (
        <span key={token} data-there={token < trade || undefined} aria-hidden="true" />
      ))}
      {trade > 0 && <span className="unseen">{text('dawnBoard.trade', { count: trade })}</span>}
    </>
  )
  if (!isLit || spending === null) return <span className={styles['trade']}>{pieces}</span>
  const words = say(describeSpending(spending))
  return (
    <button
      ref={button}
      type="button"
      className={styles['trade']}
      data-anchor={thing}
      data-lit
      aria-label={`${say({ key: 'move.spend' })}. ${words}`}
      onClick={() => hands.take(thing)}
    >
      {pieces}
      <small aria-hidden="true">
        {spending.now} → {spending.after}
      </small>
    </button>
  )
}
