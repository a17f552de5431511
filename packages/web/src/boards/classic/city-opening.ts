import type { Account, View } from '@ecumene/classic'
import { useEffect, useRef, useState } from 'react'
import type { Desk } from './desk.ts'
import { ownSeat } from './pointing.ts'

/** The viewer's cities that can do something now. */
export const citiesToUse = (view: View, movesAt: (thing: string) => readonly string[]): readonly Account[] => {
  const seat = ownSeat(view)
  return view.accounts.filter((account) => account.seat === seat && movesAt(`city:${account.city}`).length > 0)
}

export type OpenedCity = {
  /** The centre of the city whose panel is open; `null` while none is. */
  readonly openedCity: number | null
  /** By hand. Whoever has closed a panel is shown no other city until the phase is over, or one is opened by hand. */
  readonly openCity: (centre: number | null) => void
  /** By itself: unless the player does not want it. */
  readonly showCity: (centre: number | null) => void
  readonly isShut: boolean
}

export const useOpenedCity = ({ round, phase }: Pick<View, 'round' | 'phase'>): OpenedCity => {
  const now = `${round} ${phase}`
  const [{ openedCity, shutIn }, set] = useState<{ readonly openedCity: number | null; readonly shutIn: string }>({
    openedCity: null,
    shutIn: '',
  })
  return {
    openedCity,
    openCity: (centre) => set({ openedCity: centre, shutIn: centre === null ? now : '' }),
    showCity: (centre) => set({ openedCity: centre, shutIn }),
    isShut: shutIn === now,
  }
}

export type Showing = {
  readonly openedCity: number | null
  readonly isShut: boolean
  /** Whose is the open city, and can it act? */
  readonly isOwn: boolean
  readonly isUseful: boolean
  /** Could it act when this was last asked? */
  readonly couldAct: boolean
  /** It is in the middle of what it does. */
  readonly goesOn: boolean
  /** The next city that can act, and whether it has not been shown at this deed. */
  readonly next: number | null
  readonly isNews: boolean
  /** The phase in which cities act has just ended. */
  readonly isOver: boolean
}

/** The city to be shown: the next that can act, once for every deed; none when the own one has acted or its phase is over. */
export const cityToShow = (at: Showing): number | null => {
  const { openedCity, isShut, isOwn, isUseful, couldAct, goesOn, next, isNews, isOver } = at
  if (isOwn && isOver) return null
  // What it gives stays in sight while what it makes is placed.
  const isDone = openedCity !== null && couldAct && !isUseful && !goesOn
  const isFree = openedCity === null || (isOwn && !isUseful)
  if (next !== null && isFree && isNews && !isShut) return next
  return isDone ? null : openedCity
}

/** Follows the deeds of cities; Escape closes any panel. */
export const useCityOpening = (desk: Desk): void => {
  const { seen, view, hands, isAsked, openedCity, isShut, openCity, showCity, props } = desk
  const seat = ownSeat(view)
  const useful = isAsked ? citiesToUse(view, hands.movesAt) : []
  // A lesson says which of several it is about.
  const [first] = props.isTaught === true && useful.length > 1 ? [] : useful
  const shown = view.accounts.find(({ square }) => square === openedCity)
  const isUseful = shown !== undefined && useful.includes(shown)
  const goesOn = GOES_ON.has(view.asked?.kind)
  const moment = first === undefined ? '' : `${seen.ply} ${first.city}`
  const before = useRef<{ moment: string; phase: View['phase']; acting: number | null }>({
    moment: '',
    phase: view.phase,
    acting: null,
  })
  const { phase } = view
  const isOwn = shown !== undefined && shown.seat === seat
  const next = first?.square ?? null
  useEffect(() => {
    const was = before.current
    const centre = cityToShow({
      openedCity: shown === undefined ? null : openedCity,
      isShut,
      isOwn,
      isUseful,
      couldAct: openedCity !== null && was.acting === openedCity,
      goesOn,
      next,
      isNews: was.moment !== moment,
      isOver: was.phase !== phase && phase !== 'cities',
    })
    before.current = { moment, phase, acting: isUseful || goesOn ? (isUseful ? openedCity : was.acting) : null }
    if (centre !== openedCity) showCity(centre)
  })

  const isHeld = hands.held !== null
  useEffect(() => {
    // What the hands hold is put down first.
    if (openedCity === null || isHeld) return
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') openCity(null)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

type Asked = NonNullable<View['asked']>['kind']

/** Questions in the middle of what a city does. */
const GOES_ON: ReadonlySet<Asked | undefined> = new Set<Asked | undefined>(['put', 'second', 'harvestAgain', 'react'])
