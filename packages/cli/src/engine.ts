import { createInterface } from 'node:readline'
import { type Bot, botNamed, type Guide, NO_GUIDE } from '@ecumene/bots'
import { speak } from '@ecumene/bots/engine'
import { gameNamed, guideTo } from '@ecumene/shelf'
import { UsageError } from './arguments.ts'
import { command } from './command.ts'

export const engine = command({
  name: 'engine',
  purpose: 'play as a bot for whoever speaks the line protocol on standard input',
  about: `Answers the line protocol of docs/bots.md on standard input and output, one JSON object a line, with a bot of ours behind
it. The bot called "search" thinks for as long as it is told it may; others think as their names say.`,
  operands: [{ name: 'BOT', help: 'a bot as in --bots; search by default', optional: true }],
  flags: {},
  examples: ['', 'search:500', 'greedy'],
  async run(_values, [name = SEARCH], io) {
    botOf(name, NO_GUIDE, 1)
    const lines = createInterface({ input: process.stdin })
    const isWell = await speak(
      lines,
      (line) => io.out(`${line}\n`),
      async (id) => {
        const game = gameNamed(id)
        if (game === null) return null
        const guide = await guideTo(id)
        return { game, bot: (milliseconds) => botOf(name, guide, milliseconds) }
      },
    )
    lines.close()
    process.stdin.destroy()
    return isWell ? 0 : 1
  },
})

const SEARCH = 'search'

const botOf = (name: string, guide: Guide, milliseconds: number): Bot => {
  const bot = botNamed(name === SEARCH ? `${SEARCH}:${Math.max(1, Math.floor(milliseconds))}ms` : name, guide)
  if (!bot.ok) throw new UsageError(`BOT: ${bot.error}`)
  return bot.value
}
