import { classic, type Event } from '@ecumene/classic'
import type { ReactElement, RefObject } from 'react'
import { ShowBar } from '../../pace/show-bar.tsx'
import { useShowing } from '../../pace/use-show.ts'
import { useDesk } from './desk.ts'
import { isQuiet } from './happened.ts'

/** What stands at the places where something happens. */
export const Followed = (_props: { readonly board: RefObject<HTMLElement | null> }): ReactElement | null => null

/** The bar that holds up the others, over the map. */
export const FollowedBar = (): ReactElement => {
  const { say, isAsked } = useDesk()
  const events = (useShowing()?.events ?? []) as readonly Event[]
  const told = events.find((event) => !isQuiet(event)) ?? events[0]
  return (
    <ShowBar isAsked={isAsked} caption={told === undefined ? null : say(classic.presentation.describe.event(told))} />
  )
}
