import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Guide } from '@ecumene/bots'
import type { Game } from '@ecumene/kernel'
import type { Engine } from './engine.ts'

/**
 * The engine as a checkout has built it. Nothing of our own packages is loaded here but types, so that either half of a pair
 * holds one checkout only. Before typed decisions (issue 12) the conformance kit was in the kernel itself, notation was
 * among the members of a game, and search found the guide to a game by itself: all that is asked there is whether it has an
 * evaluator.
 */
export const engineIn = async (checkout: string, id: string): Promise<Engine> => {
  const [kernel, bots, shelf] = [
    await built(checkout, 'kernel'),
    await built(checkout, 'bots'),
    await built(checkout, 'shelf'),
  ]
  const { conform } = kernel.conform === undefined ? await built(checkout, 'kernel', 'testing') : kernel
  const game = shelf.gameNamed(id)
  if (game === null) throw new Error(`${checkout} has no game "${id}"`)
  const evaluate = bots.evaluatorOf?.(game)
  const guide = (await shelf.guideTo?.(id)) ?? { playout: 'full', exploration: 0, ...(evaluate && { evaluate }) }
  const { MOST_DECISIONS: mostDecisions, perspective, seeded } = kernel
  const { randomBot, search } = bots
  return {
    game,
    notation: game.notation ?? game,
    guide,
    mostDecisions,
    perspective,
    seeded,
    randomBot,
    search,
    conform,
  }
}

export const isBuilt = (checkout: string): boolean => existsSync(pathTo(checkout, 'kernel'))

const pathTo = (checkout: string, ...names: readonly string[]): string => {
  const [name = '', ...inner] = names
  return join(resolve(checkout), 'packages', name, 'dist', ...inner, 'index.js')
}

const built = (checkout: string, ...names: readonly string[]): Promise<ForeignModule> =>
  import(pathToFileURL(pathTo(checkout, ...names)).href)

/** What the packages of a checkout export, as far as it is known to be there. */
type ForeignModule = Omit<Engine, 'game' | 'notation' | 'guide' | 'mostDecisions'> & {
  readonly MOST_DECISIONS: number
  gameNamed(id: string): (Game & Game['notation']) | null
  guideTo?(id: string): Promise<Guide>
  evaluatorOf?(game: Game): Guide['evaluate'] | null
}
