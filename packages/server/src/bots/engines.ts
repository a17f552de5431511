import type { Level } from '@ecumene/bots'
import { EngineFault, type EnginePatience, EngineProcess, type GameBegins, type Program } from '@ecumene/bots/engine'
import type { EngineSetting } from './engine-settings.ts'

/** The programs that play levels. They belong to the main thread, so that a killed thread leaves none behind. */
export type Engines = {
  /** The program that plays this level of this game; `null` if our own bot does, as it also does for a while after a program failed. */
  playing(game: string, level: Level): Program | null
  /** Its legal move. Rejects with an EngineFault, after which the program is left alone for a while. */
  ask(program: Program, question: Question): Promise<string>
  close(): Promise<void>
}

export type Question = {
  readonly table: GameBegins
  readonly milliseconds: number
  /** The line that tells of the decision, with a world if it wants one. */
  brief(world: boolean): Promise<string>
  /** Is this a legal move? */
  judge(answer: string): Promise<boolean>
}

export const openEngines = (settings: readonly EngineSetting[], patience: EnginePatience): Engines => {
  const now = (): number => performance.now()
  const idle = new Map<Program, EngineProcess[]>()
  const all = new Set<EngineProcess>()
  const restsUntil = new Map<Program, number>()

  const taken = async (program: Program): Promise<EngineProcess> => {
    const waiting = idle.get(program)?.pop()
    if (waiting !== undefined && !waiting.isOver) return waiting
    const started = await EngineProcess.start(program, patience)
    all.add(started)
    return started
  }
  const giveBack = (program: Program, engine: EngineProcess): void => {
    if (engine.isOver) all.delete(engine)
    else idle.set(program, [...(idle.get(program) ?? []), engine])
  }

  return {
    playing(game, level) {
      const program = settings.find((setting) => setting.game === game && setting.level === level)?.program ?? null
      return program === null || (restsUntil.get(program) ?? 0) > now() ? null : program
    },
    async ask(program, { table, milliseconds, brief, judge }) {
      let engine: EngineProcess | null = null
      try {
        engine = await taken(program)
        const decide = await brief(engine.wantsWorld)
        engine.begin(table)
        const answer = await engine.decide(decide, milliseconds)
        if (!(await judge(answer))) throw engine.refuse(answer)
        return answer
      } catch (error) {
        if (error instanceof EngineFault) restsUntil.set(program, now() + REST_MS)
        throw error
      } finally {
        if (engine !== null) giveBack(program, engine)
      }
    },
    close: async () => void (await Promise.all([...all].map((engine) => engine.close()))),
  }
}

/** How long a failed program is not tried again, so that its opponent waits once and not at every move. */
const REST_MS = 60_000
