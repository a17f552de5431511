import { dawn, type Event } from '@ecumene/dawn'
import { type CSSProperties, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { besideThing } from '../../hands/beside.ts'
import { ShowBar } from '../../pace/show-bar.tsx'
import { StopCard } from '../../pace/stop-card.tsx'
import { useShowing } from '../../pace/use-show.ts'
import { useDesk } from './desk.ts'
import styles from './followed.module.css'
import { isQuiet, placeOf } from './happened.ts'
import { type Cue, cuesOf } from './timeline.ts'

type OnBoard = { readonly board: RefObject<HTMLElement | null> }

/** What stands at the places where something happens: the dice of a fight, and what befell me. */
export const Followed = ({ board }: OnBoard): ReactElement | null => {
  const showing = useShowing()
  const { view, say, show } = useDesk()
  const stop = (showing?.stop ?? []) as readonly Event[]
  const places = stop.flatMap((event) => placeOf(event, view) ?? [])
  const [place = null] = places
  const isStopped = stop.length > 0
  useEffect(() => {
    if (isStopped && place !== null) show(place)
  }, [isStopped, place, show])
  if (showing === null) return null
  if (isStopped) {
    return (
      <StopCard
        key={showing.number}
        lines={stop.map((event) => say(dawn.presentation.describe.event(event)))}
        thing={place === null ? null : `space:${place}`}
        board={board}
        onSeen={showing.goOn}
      />
    )
  }
  const { before, frame, events, beatMs, number } = showing
  if (before === null || beatMs === 0) return null
  const cues = cuesOf(events as readonly Event[], before.seen.view as typeof view, frame.seen.view as typeof view)
  const cue = cues.find(({ event }) => event.kind === 'diceRolled')
  return cue === undefined ? null : <Dice key={number} cue={cue} beatMs={beatMs} board={board} />
}

/** The bar that holds up the others, over the map. */
export const FollowedBar = (): ReactElement => {
  const { say, isAsked } = useDesk()
  const events = (useShowing()?.events ?? []) as readonly Event[]
  const told = events.find((event) => !isQuiet(event)) ?? events[0]
  return <ShowBar isAsked={isAsked} caption={told === undefined ? null : say(dawn.presentation.describe.event(told))} />
}

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
