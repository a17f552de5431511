import { CULTURE_EVENT } from '../data/events.ts'
import { NONE } from '../data/types.ts'
import { newUse } from '../rules/abilities/use.ts'
import { addToHand, gainEvent } from '../rules/drawing.ts'
import { reserveFigure, setFigure } from '../rules/map/figures.ts'
import { ownerOf } from '../rules/map/outskirts.ts'
import { isBuilding } from '../rules/map/placing.ts'
import { ask, FIRST_SCOUT, playerOf, type State } from '../rules/state.ts'

/* Questions that games hardly ever come to: each changes a position of another so that a seat is asked, for pictures of the table. */

type RarelyAsked = {
  /** What is asked in the position that is changed. */
  readonly from: 'start' | 'march' | 'loot'
  readonly change: (state: State, seat: number) => void
}

export const RARELY_ASKED: Readonly<Record<string, RarelyAsked>> = {
  trample: {
    from: 'march',
    change(state, seat) {
      const square = buildingOf(state, (owner) => owner !== seat)
      const { figures } = playerOf(state, seat)
      const army = figures.findIndex((at, figure) => at >= 0 && figure < FIRST_SCOUT)
      setFigure(state, seat, army < 0 ? reserveFigure(state, seat, false) : army, square)
      ask(state, { kind: 'trample', seat, square })
    },
  },
  consent: {
    from: 'start',
    change(state, seat) {
      const rival = (seat + 1) % state.players.length
      handOver(state, rival, CULTURE_EVENT.disaster)
      const square = buildingOf(state, (owner) => owner === seat)
      const begun = newUse('event', rival, CULTURE_EVENT.disaster)
      if (begun.kind !== 'event') return
      const use = { ...begun, effect: 0, aim: { ...begun.aim, square } }
      ask(state, { kind: 'perform', seat: rival, use })
      ask(state, { kind: 'consent', seat, use })
    },
  },
  takeEvent: {
    from: 'loot',
    change(state, seat) {
      const loser =
        state.battle === null ? NONE : [state.battle.attacker, state.battle.defender].find((one) => one !== seat)
      if (loser === undefined || loser < 0) return
      for (const era of [0, 1]) gainEvent(state, loser, era)
      ask(state, { kind: 'takeEvent', seat })
    },
  },
}

const buildingOf = (state: State, isMeant: (owner: number) => boolean): number =>
  state.built.findIndex(
    (code, square) =>
      isBuilding(code) &&
      isMeant(ownerOf(state, square)) &&
      ownerOf(state, square) !== NONE &&
      state.force[square] === 0,
  )

/** Puts a culture event into a hand, wherever it is. */
const handOver = (state: State, seat: number, event: number): void => {
  const holder = state.players.find(({ hand }) => hand.includes(event))
  const pile = (state.events[event] ?? 0) > 0 ? state.events : state.discards
  if (holder === undefined) pile[event] = (pile[event] ?? 0) - 1
  else holder.hand.splice(holder.hand.indexOf(event), 1)
  addToHand(playerOf(state, seat).hand, event)
}
