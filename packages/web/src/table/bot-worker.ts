import { botOfLevel, type Hint, hintFor, LEVEL_LIMITS, type Level } from '@ecumene/bots'
import { type Game, perspective, seeded } from '@ecumene/kernel'
import { guideTo } from '@ecumene/shelf/covers'
import { loadGame } from '../games/games.ts'
import type { Standing } from './local-host.ts'

/** Thinks in a worker of its own, so that the player never waits for a bot to get an answer. */
export type Thought = { readonly id: number; readonly question: Question }

/** A bot's own move, or what a bot would do in a person's place. */
export type Question = Standing & { readonly game: string } & (
    | { readonly asked: 'move'; readonly level: Level }
    | { readonly asked: 'hint' }
  )

/** Moves are in notation. */
export type ThoughtOut<Asked extends Question> = Asked extends { readonly asked: 'move' }
  ? { readonly move: string }
  : Hint<string>

self.onmessage = async ({ data: { id, question } }: MessageEvent<Thought>) => {
  const game = await loadGame(question.game)
  if (game === null) throw new Error(`no game "${question.game}"`)
  self.postMessage({ id, answer: await answerTo(question, game) })
}

const answerTo = async (question: Question, game: Game): Promise<ThoughtOut<Question>> => {
  const guide = await guideTo(question.game)
  // Whoever thinks looks through the seat's perspective, and so cannot peek at what the state holds.
  const own = perspective(game, question.state, question.seat)
  const random = seeded(question.chance)
  const { notate } = game.notation
  if (question.asked === 'move') return { move: notate(botOfLevel(question.level, guide).choose(own, random)) }
  const { move, other, ...thought } = hintFor(own, random, LEVEL_LIMITS.hard, guide)
  return { ...thought, move: notate(move), other: other === null ? null : { ...other, move: notate(other.move) } }
}
