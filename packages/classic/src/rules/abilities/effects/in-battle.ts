import { NONE } from '../../../data/types.ts'
import { battleOf, FIGHTING, PREPARING, sideOf } from '../../battle/battle.ts'
import { cardAt, frontCount, wound } from '../../battle/fronts.ts'
import { add } from '../../counts.ts'
import { gainUnit, unitsLeft } from '../../drawing.ts'
import { playerOf, type State } from '../../state.ts'
import { ALWAYS, NEVER, type Workings } from './working.ts'

const enemyFronts = (state: State, seat: number): readonly number[] => {
  const { battle } = state
  if (battle === null || battle.stage !== FIGHTING) return NEVER
  const side = sideOf(battle, seat)
  if (side === NONE) return NEVER
  return Array.from({ length: frontCount(battle) }, (_, front) => front).filter(
    (front) => cardAt(battle, front, 1 - side) !== NONE,
  )
}

/** Effects that help in a battle. */
export const IN_BATTLE: Workings<'attack' | 'wounds' | 'freeUnits'> = {
  attack: {
    slots: [],
    targets: ({ battle }) => (battle?.stage === FIGHTING && !battle.played ? ALWAYS : NEVER),
    run(state, seat, { wounds }, _aim, _tech, tell) {
      const battle = battleOf(state)
      const side = sideOf(battle, seat)
      add(battle.boost, side, wounds)
      tell?.({ kind: 'attackBoosted', seat, count: wounds })
    },
  },
  wounds: {
    slots: ['front'],
    targets: (state, seat) => enemyFronts(state, seat),
    run(state, seat, _effect, { front }, _tech, tell) {
      tell?.({ kind: 'unitWounded', seat, front: front + 1 })
      wound(state, 1 - sideOf(battleOf(state), seat), front, 1, tell)
    },
    times: ({ count }) => count,
  },
  freeUnits: {
    slots: ['unit'],
    targets(state, seat) {
      if (state.battle?.stage !== PREPARING) return NEVER
      const types = playerOf(state, seat).aircraft === 1 ? 4 : 3
      return Array.from({ length: types }, (_, type) => type).filter((type) => unitsLeft(state, type) > 0)
    },
    run(state, seat, _effect, { unit }, _tech, tell) {
      gainUnit(state, seat, unit)
      tell?.({ kind: 'unitsJoined', seat })
    },
    times: ({ count }) => count,
  },
}
