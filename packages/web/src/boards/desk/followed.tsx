import type { GameEvent, Message } from '@ecumene/kernel'
import { type ReactElement, type RefObject, useEffect } from 'react'
import { ShowBar } from '../../pace/show-bar.tsx'
import { StopCard } from '../../pace/stop-card.tsx'
import { useShowing } from '../../pace/use-show.ts'
import type { Desk } from './desk.ts'

type Describing = {
  readonly desk: Desk
  /** An event in words. */
  readonly describe: (event: GameEvent) => Message
}

type StoppedProps = Describing & {
  readonly board: RefObject<HTMLElement | null>
  /** The place at which something happened; `null` where it happened nowhere on the map. */
  readonly placeOf: (event: GameEvent) => number | null
  /** The thing of the table that a place is. */
  readonly thingAt: (place: number) => string
}

/** What befell me, at its place, until I have seen it. */
export const Stopped = ({
  desk: { say, show },
  describe,
  board,
  placeOf,
  thingAt,
}: StoppedProps): ReactElement | null => {
  const showing = useShowing()
  const stop = showing?.stop ?? []
  const [place = null] = stop.flatMap((event) => placeOf(event) ?? [])
  const isStopped = stop.length > 0
  useEffect(() => {
    if (isStopped && place !== null) show(place)
  }, [isStopped, place, show])
  if (showing === null || !isStopped) return null
  return (
    <StopCard
      key={showing.number}
      lines={stop.map((event) => say(describe(event)))}
      thing={place === null ? null : thingAt(place)}
      board={board}
      onSeen={showing.goOn}
    />
  )
}

type FollowedCaptionProps = Describing & { readonly isQuiet: (event: GameEvent) => boolean }

/** The bar that holds up the others, over the map. */
export const FollowedCaption = ({ desk: { say, isAsked }, describe, isQuiet }: FollowedCaptionProps): ReactElement => {
  const events = useShowing()?.events ?? []
  const told = events.find((event) => !isQuiet(event)) ?? events[0]
  return <ShowBar isAsked={isAsked} caption={told === undefined ? null : say(describe(told))} />
}
