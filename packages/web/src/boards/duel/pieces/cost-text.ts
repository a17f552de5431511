import { type Cost, RESOURCES } from '@ecumene/duel'
import type { Desk } from '../desk.ts'

/** A printed cost in words: what the signs of it say to the eye. */
export const costText = ({ say, text }: Desk, cost: Cost): string => {
  const words = [
    ...(cost.coins === undefined ? [] : [text('duelBoard.coins', { count: cost.coins })]),
    ...RESOURCES.flatMap((resource) =>
      cost[resource] === undefined ? [] : [`${cost[resource]} × ${say({ key: `resource.${resource}` })}`],
    ),
  ]
  return words.length === 0 ? text('duelBoard.costNothing') : `${text('duelBoard.cost')}: ${words.join(', ')}`
}
