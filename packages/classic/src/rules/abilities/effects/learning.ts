import { ask } from '../../state.ts'
import { foreignTechs } from '../foreign-techs.ts'
import { gainTech } from '../free-tech.ts'
import { isRefused } from './consent.ts'
import { others, type Workings } from './working.ts'

/** Two players teach each other. */
export const LEARNING: Workings<'techSwap'> = {
  techSwap: {
    slots: ['seat', 'tech'],
    targets(state, seat, effect, slot, { seat: partner }) {
      const { level } = effect
      if (slot === 'tech') return foreignTechs(state, seat, (other) => other === partner, level)
      return others(state, seat).filter(
        (other) =>
          !isRefused(state, seat, other, effect) &&
          foreignTechs(state, seat, (each) => each === other, level).length > 0,
      )
    },
    run(state, seat, { level }, { seat: partner, tech }, _tech, tell) {
      gainTech(state, seat, tech, tell)
      ask(state, { kind: 'learnBack', seat: partner, partner: seat, level })
    },
  },
}
