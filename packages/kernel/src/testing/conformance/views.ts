import type { Viewer } from '../../game.ts'
import { difference } from './data.ts'
import type { Position, Turn } from './moment.ts'
import { named } from './secrecy.ts'
import type { Check } from './trial.ts'

/** Those who are said to see the same see the same. */
export const sharedViews: Check<Position> = {
  name: 'views',
  inspect({ trial, state, viewer }) {
    const { game, match } = trial
    if (game.presentation.sameView === undefined) return null
    const own = game.view(state, viewer)
    for (const other of everyone(match.seats)) {
      if (!game.presentation.sameView(state, viewer, other)) continue
      const apart = difference(own, game.view(state, other))
      if (apart !== null) return `${named(viewer)} and ${named(other)} are said to see the same: view${apart}`
    }
    return null
  },
}

/** A view stays as it is when a move is made on the state that it was made from. */
export const steadyViews: Check<Turn> = {
  name: 'views',
  inspect: ({ viewer, sampleView }) =>
    JSON.stringify(sampleView.value) === sampleView.text ? null : `a move has changed a view of ${named(viewer)}`,
}

const everyone = (seats: number): readonly Viewer[] => [null, ...Array.from({ length: seats }, (_unused, seat) => seat)]
