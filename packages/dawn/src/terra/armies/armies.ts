import { CARD_TYPE, cardNumbered } from '../../data/cards.ts'
import { MILITARY } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import type { Teller } from '../../rules/events.ts'
import { fitFigures } from '../../rules/map/figures.ts'
import { moveOf } from '../../rules/moves.ts'
import { ask, askAgain, ON_CARD, OUT_OF_PLAY, playerOf, type State } from '../../rules/state.ts'
import { terraOf, terraPlayer } from '../state.ts'

export const hasArmy = (state: State, space: number): boolean => {
  for (const { armies } of terraOf(state).players) if (armies.includes(space)) return true
  return false
}

export const hasRivalArmy = (state: State, seat: number, space: number): boolean =>
  terraOf(state).players.some(({ armies }, other) => other !== seat && armies.includes(space))

/** How many armies of a player are on a space. */
export const armiesAt = (state: State, seat: number, space: number): number => {
  let count = 0
  for (const at of terraPlayer(state, seat).armies) if (at === space) count++
  return count
}

/** T-9.34: one army on this space goes back to its military card. */
export const destroyArmy = (state: State, seat: number, space: number, tell: Teller): void =>
  defeatArmy(state, seat, terraPlayer(state, seat).armies.indexOf(space), tell)

/** T-9.32, T-9.43: this very army goes back to its military card, even if another stands beside it. */
export const defeatArmy = (state: State, seat: number, army: number, tell: Teller): void => {
  const { armies } = terraPlayer(state, seat)
  const space = armies[army] ?? 0
  armies[army] = ON_CARD
  tell?.({ kind: 'armyLost', seat, space })
}

/** T-9.34: one caravan on this space goes back to its economy card. */
export const destroyCaravan = (state: State, seat: number, space: number, tell: Teller): void => {
  const { caravans } = playerOf(state, seat)
  caravans[caravans.indexOf(space)] = ON_CARD
  tell?.({ kind: 'caravanLost', seat, space })
}

/** Has the player an army or a caravan here? */
export const hasFigure = (state: State, seat: number, space: number): boolean =>
  terraPlayer(state, seat).armies.includes(space) || playerOf(state, seat).caravans.includes(space)

/** All armies and caravans of a player on this space. */
export const destroyFigures = (state: State, seat: number, space: number, tell: Teller): void => {
  while (terraPlayer(state, seat).armies.includes(space)) destroyArmy(state, seat, space, tell)
  while (playerOf(state, seat).caravans.includes(space)) destroyCaravan(state, seat, space, tell)
}

/** All armies on this space: true if there were any. */
export const destroyArmies = (state: State, space: number, tell: Teller): boolean => {
  let found = false
  for (const seat of state.players.keys()) {
    while (terraPlayer(state, seat).armies.includes(space)) {
      destroyArmy(state, seat, space, tell)
      found = true
    }
  }
  return found
}

/** T-9.1 to T-9.3: as many armies as the military card shows. */
export const fitArmies = (state: State, seat: number, tell: Teller): void => {
  const { armies } = terraPlayer(state, seat)
  const tooMany = fitFigures(armies, armiesAllowed(state, seat), (space) =>
    tell?.({ kind: 'armyDisbanded', seat, space }),
  )
  if (tooMany === 0) return
  ask(state, { kind: 'surplusArmy', seat, count: tooMany })
}

export const armiesAllowed = (state: State, seat: number): number =>
  playerOf(state, seat).row.reduce((most, card) => Math.max(most, cardNumbered(card).more?.armies?.armies ?? 0), 0)

/** T-9.2: called whenever a card is replaced. */
export const refitArmies = (state: State, seat: number, card: number, replaced: number, tell: Teller): void => {
  if (CARD_TYPE[card] === MILITARY || CARD_TYPE[replaced] === MILITARY) fitArmies(state, seat, tell)
}

/** T-9.3: the owner chooses which armies on the map leave play. */
export const surplusArmy: Ask<'surplusArmy', 'disband'> = {
  answers: ['disband'],
  decision: asks('decision.surplusArmy'),
  candidates: (state, _frame, seat) => [
    ...new Set(terraPlayer(state, seat).armies.flatMap((at) => (at >= 0 ? [moveOf('disband', at)] : []))),
  ],
  whyNot: (state, _frame, seat, move) =>
    terraPlayer(state, seat).armies.includes(move.space) ? null : because('reason.noArmy'),
  apply(state, frame, seat, move, tell) {
    askAgain(state, { ...frame, count: frame.count - 1 })
    const { armies } = terraPlayer(state, seat)
    armies[armies.indexOf(move.space)] = OUT_OF_PLAY
    tell?.({ kind: 'armyDisbanded', seat, space: move.space })
  },
  over: (_state, { count }) => count === 0,
}
