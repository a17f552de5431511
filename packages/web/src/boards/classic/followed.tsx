import { classic, type Event } from '@ecumene/classic'
import type { GameEvent, Message } from '@ecumene/kernel'
import { type ReactElement, type RefObject, useEffect } from 'react'
import { useShowing } from '../../pace/use-show.ts'
import { FollowedCaption, Stopped } from '../desk/followed.tsx'
import { useDesk } from './desk.ts'
import { isQuiet, placeOf } from './happened.ts'
import { squareThing } from './things.ts'

const describe = (event: GameEvent): Message => classic.presentation.describe.event(event as Event)
const place = (event: GameEvent): number | null => placeOf(event as Event)

/** What stands at the places where something happens: the light, and what befell me. */
export const Followed = ({ board }: { readonly board: RefObject<HTMLElement | null> }): ReactElement => {
  const desk = useDesk()
  const showing = useShowing()
  const { show } = desk
  const number = showing?.number
  const square = (showing?.beatMs ?? 0) > 0 ? (showing?.events.map(place).findLast((at) => at !== null) ?? null) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is lit once
  useEffect(() => {
    if (square !== null) show(square)
  }, [number])
  return <Stopped {...{ board, desk, describe }} placeOf={place} thingAt={squareThing} />
}

/** The bar that holds up the others, over the map. */
export const FollowedBar = (): ReactElement => (
  <FollowedCaption desk={useDesk()} describe={describe} isQuiet={(event) => isQuiet(event as Event)} />
)
