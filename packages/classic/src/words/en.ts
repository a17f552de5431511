import { abilities } from './en/abilities.ts'
import { battle } from './en/battle.ts'
import { cities } from './en/cities.ts'
import { effects } from './en/effects.ts'
import { foresight } from './en/foresight.ts'
import { movement } from './en/movement.ts'
import { names } from './en/names.ts'
import { play } from './en/play.ts'
import { research } from './en/research.ts'
import { start } from './en/start.ts'
import { trade } from './en/trade.ts'

export const en = {
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

/** Every text of the game. A language that lacks one of these does not compile. */
export type WordKey = keyof typeof en

/** The same keys by room, for the files of the other languages. */
export type Names = Readonly<Record<keyof typeof names, string>>
export type Effects = Readonly<Record<keyof typeof effects, string>>
