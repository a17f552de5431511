import { dawn, type Event } from '@ecumene/dawn'
import type { GameEvent, Message } from '@ecumene/kernel'
import { type CSSProperties, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react'
import { besideThing } from '../../hands/beside.ts'
import { useShowing } from '../../pace/use-show.ts'
import { FollowedCaption, Stopped } from '../desk/followed.tsx'
import { useDesk } from './desk.ts'
import styles from './followed.module.css'
import { isQuiet, placeOf } from './happened.ts'
import { type Cue, cuesOf } from './timeline.ts'

type OnBoard = { readonly board: RefObject<HTMLElement | null> }

const describe = (event: GameEvent): Message => dawn.presentation.describe.event(event as Event)

/** What stands at the places where something happens: the dice of a fight, and what befell me. */
export const Followed = ({ board }: OnBoard): ReactElement | null => {
  const showing = useShowing()
  const desk = useDesk()
  const { view } = desk
  if (showing === null) return null
  if (showing.stop.length > 0) {
    const place = (event: GameEvent) => placeOf(event as Event, view)
    return <Stopped {...{ board, desk, describe }} placeOf={place} thingAt={(space) => `space:${space}`} />
  }
  const { before, frame, events, beatMs, number } = showing
  if (before === null || beatMs === 0) return null
  const cues = cuesOf(events as readonly Event[], before.seen.view as typeof view, frame.seen.view as typeof view)
  const cue = cues.find(({ event }) => event.kind === 'diceRolled')
  return cue === undefined ? null : <Dice key={number} cue={cue} beatMs={beatMs} board={board} />
}

/** The bar that holds up the others, over the map. */
export const FollowedBar = (): ReactElement => (
  <FollowedCaption desk={useDesk()} describe={describe} isQuiet={(event) => isQuiet(event as Event)} />
)

/** The dice of a fight at its place, with the sums being built beside them. */
const Dice = ({
  cue,
  beatMs,
  board,
}: OnBoard & { readonly cue: Cue; readonly beatMs: number }): ReactElement | null => {
  const { text } = useDesk()
  const card = useRef<HTMLDivElement>(null)
  const { place } = cue
  useLayoutEffect(() => {
    if (card.current === null || board.current === null) return
    besideThing(card.current, board.current, place === null ? null : `space:${place}`)
  }, [board, place])
  if (cue.event.kind !== 'diceRolled') return null
  const { attack, defence, attackDie, defenceDie } = cue.event
  const sides = [
    { title: text('dawnBoard.attacker'), sum: attack, die: attackDie, isAhead: attack > defence },
    { title: text('dawnBoard.defender'), sum: defence, die: defenceDie, isAhead: defence >= attack },
  ]
  const timing = { '--from': `${cue.from * beatMs}ms`, '--beat': `${beatMs}ms` } as CSSProperties
  return (
    <div ref={card} className={styles['dice']} style={timing} data-dice aria-hidden="true">
      {sides.map(({ title, sum, die, isAhead }) => (
        <p key={title} data-ahead={isAhead || undefined}>
          <span>{title}</span>
          <span>{sum - die} +</span>
          <span className={styles['die']}>{die}</span>
          <strong className={styles['sum']}>= {sum}</strong>
        </p>
      ))}
    </div>
  )
}
