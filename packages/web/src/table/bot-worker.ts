import { botOfLevel, type Hint, hintAbout, hintBudget, hintFor, type Level } from '@ecumene/bots'
import { perspective, seeded } from '@ecumene/kernel'
import { guideTo } from '@ecumene/shelf/covers'
import { loadGame } from '../games/games.ts'
import type { Standing } from './standing.ts'

/** Thinks in a worker of its own, so that the player never waits for a bot to get an answer. */
export type Thought = { readonly id: number; readonly question: Question }

/** A bot's own move, or what a bot would do in a person's place. */
export type Question = Standing & { readonly game: string } & (
    | { readonly asked: 'move'; readonly level: Level; readonly milliseconds: number }
    /** `about`: the move that is to be explained, if that is settled. */
    | { readonly asked: 'hint'; readonly about: string | null }
  )

/** Moves are in notation. */
export type ThoughtOut<Asked extends Question> = Asked extends { readonly asked: 'move' }
  ? { readonly move: string /** In milliseconds. */; readonly took: number }
  : Hint<string>

/** `null` where thinking has failed. */
export type Answered = { readonly id: number; readonly answer: ThoughtOut<Question> | null }

const tell = (answered: Answered) => self.postMessage(answered)

export const answer = async ({ id, question }: Thought): Promise<void> => {
  try {
    tell({ id, answer: await answerTo(question) })
  } catch (error) {
    tell({ id, answer: null })
    throw error
  }
}

const answerTo = async (question: Question): Promise<ThoughtOut<Question>> => {
  const game = await loadGame(question.game)
  if (game === null) throw new Error(`no game "${question.game}"`)
  const guide = await guideTo(question.game)
  // Whoever thinks looks through the seat's perspective, and so cannot peek at what the state holds.
  const own = perspective(game, question.state, question.seat)
  const random = seeded(question.chance)
  const { notate, parse } = game.notation
  if (question.asked === 'move') {
    const began = performance.now()
    const move = botOfLevel(question.level, guide, question.milliseconds).choose(own, random)
    return { move: notate(move), took: performance.now() - began }
  }
  const settled = question.about === null ? null : parse(question.about)
  const budget = hintBudget(guide)
  const { move, other, ...thought } =
    settled === null ? hintFor(own, random, budget, guide) : hintAbout(own, settled, random, budget, guide)
  return { ...thought, move: notate(move), other: other === null ? null : { ...other, move: notate(other.move) } }
}
