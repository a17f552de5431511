import { abilities } from './ru/abilities.ts'
import { battle } from './ru/battle.ts'
import { cities } from './ru/cities.ts'
import { effects } from './ru/effects.ts'
import { foresight } from './ru/foresight.ts'
import { movement } from './ru/movement.ts'
import { names } from './ru/names.ts'
import { play } from './ru/play.ts'
import { research } from './ru/research.ts'
import { start } from './ru/start.ts'
import { trade } from './ru/trade.ts'

export const ru = {
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
