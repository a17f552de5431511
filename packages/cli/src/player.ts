import { type Bot, botNamed, type Guide } from '@ecumene/bots'
import {
  briefOf,
  ENGINE_PATIENCE,
  type EnginePatience,
  EngineProcess,
  type GameBegins,
  isProgramName,
  moveOf,
  type Program,
  programNamed,
} from '@ecumene/bots/engine'
import type { Outcome, Perspective, Random } from '@ecumene/kernel'

/** Whoever plays a seat: one of our bots, or a program that is asked over the line protocol. */
export type Player = {
  readonly name: string
  /** Rejects with an EngineFault where a program fails. */
  choose<State, Move, View>(perspective: Perspective<State, Move, View>, random: Random): Move | Promise<Move>
  begin?(table: GameBegins): void
  end?(outcome: Outcome | null): void
  close?(): Promise<void>
}

/** The player of a name that is known to be one; a program may think for so long about each decision. */
export const playerNamed = (
  name: string,
  guide: Guide,
  milliseconds: number,
  patience: EnginePatience = ENGINE_PATIENCE,
): Player => {
  const made = isProgramName(name) ? programNamed(name) : botNamed(name, guide)
  if (!made.ok) throw new Error(made.error)
  return 'choose' in made.value ? (made.value as Bot) : programPlayer(made.value, milliseconds, patience)
}

/** A program is started when it first has to decide, plays game after game, and is started anew after a fault. */
const programPlayer = (program: Program, milliseconds: number, patience: EnginePatience): Player => {
  let engine: EngineProcess | null = null
  let table: GameBegins | null = null
  /** It has been told of this game. */
  let isSeated = false
  return {
    name: program.name,
    begin(next) {
      table = next
      isSeated = false
    },
    async choose(perspective, random) {
      if (engine === null || engine.isOver) engine = await EngineProcess.start(program, patience)
      if (!isSeated && table !== null) engine.begin(table)
      isSeated = true
      const brief = briefOf(perspective, random, { milliseconds, world: engine.wantsWorld })
      const answer = await engine.decide(JSON.stringify(brief), milliseconds)
      const move = moveOf(perspective, random, answer)
      if (move === null) throw engine.refuse(answer)
      return move
    },
    end(outcome) {
      if (isSeated) engine?.end(outcome)
    },
    close: async () => engine?.close(),
  }
}
