import { abilities } from './pl/abilities.ts'
import { battle } from './pl/battle.ts'
import { cities } from './pl/cities.ts'
import { effects } from './pl/effects.ts'
import { foresight } from './pl/foresight.ts'
import { movement } from './pl/movement.ts'
import { names } from './pl/names.ts'
import { play } from './pl/play.ts'
import { research } from './pl/research.ts'
import { start } from './pl/start.ts'
import { trade } from './pl/trade.ts'

export const pl = {
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
