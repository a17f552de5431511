import { abilities } from './uk/abilities.ts'
import { battle } from './uk/battle.ts'
import { cities } from './uk/cities.ts'
import { effects } from './uk/effects.ts'
import { foresight } from './uk/foresight.ts'
import { movement } from './uk/movement.ts'
import { names } from './uk/names.ts'
import { play } from './uk/play.ts'
import { research } from './uk/research.ts'
import { start } from './uk/start.ts'
import { trade } from './uk/trade.ts'

export const uk = {
  ...names,
  ...effects,
  ...play,
  ...start,
  ...trade,
  ...cities,
  ...movement,
  ...battle,
  ...research,
  ...abilities,
  ...foresight,
}
