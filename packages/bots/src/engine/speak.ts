import { type Game, perspective, seeded } from '@ecumene/kernel'
import type { Bot } from '../bot.ts'
import { objectIn, PROTOCOL } from './protocol.ts'

/** Who plays a game for an engine: a bot that may think for so long. */
export type Seated = { readonly game: Game; bot(milliseconds: number): Bot }

/**
 * The engine's side of the line protocol, with a bot of ours behind it. The bot samples from the world it is told, which
 * gives the same samples as the true state would. Returns whether all went well.
 */
export const speak = async (
  lines: AsyncIterable<string>,
  say: (line: string) => void,
  seatedAt: (game: string) => Promise<Seated | null>,
): Promise<boolean> => {
  let table: (Seated & { readonly seat: number }) | null = null
  const tell = (message: object) => say(JSON.stringify(message))
  const giveUp = (message: string): false => {
    tell({ type: 'error', message })
    return false
  }
  for await (const line of lines) {
    const told = objectIn(line)
    switch (told?.['type']) {
      case 'hello':
        if (told['protocol'] !== PROTOCOL) return giveUp(`this engine speaks protocol ${PROTOCOL}`)
        tell({ type: 'hello', protocol: PROTOCOL, name: 'ecumene', world: true })
        break
      case 'game': {
        const seated = await seatedAt(String(told['game']))
        if (seated === null) return giveUp(`this engine does not play ${told['game']}`)
        table = { ...seated, seat: Number(told['seat']) }
        break
      }
      case 'decide': {
        const { world, milliseconds, seed } = told
        if (table === null || world === undefined) return giveUp('a decision needs a game before it, and a world')
        const { game, seat } = table
        const move = table.bot(Number(milliseconds)).choose(perspective(game, world, seat), seeded(String(seed)))
        tell({ type: 'move', move: game.notation.notate(move) })
        break
      }
      case 'result':
        break
      case 'quit':
        return true
      default:
        return giveUp(`not a line of the protocol: ${line.slice(0, 200)}`)
    }
  }
  return true
}
