import { loadGame } from '../games/games.ts'
import { answerTo } from './answer-to.ts'
import type { LocalGame } from './local-game.ts'
import { LocalHost } from './local-host.ts'
import type { FromWorker, ToWorker } from './local-protocol.ts'
import { localStore } from './local-store.ts'
import { heldAlone } from './one-tab.ts'
import { openMatch } from './open-match.ts'
import { openThinker } from './thinker.ts'

/** The worker of a local table: it holds the match, and gives the page only what the player in front may see. */

const tell = (message: FromWorker) => self.postMessage(message)

// The same file as this one, whatever it is called once it is built.
const { think } = openThinker(() => new Worker(self.location.href, { type: 'module', name: 'bots' }))

let host: LocalHost | null = null
let gameId = ''
let made: LocalGame | null = null
let leastThought = 0

export const serveTable = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'expect':
      // What cannot be had is asked for again when the game is opened.
      return void loadGame(data.game).catch(() => undefined)
    case 'open':
      gameId = data.id
      made = data.made
      leastThought = data.leastThought
      return hold(false)
    case 'playHere':
      return hold(true)
    case 'takeOver':
      return host?.takeOver()
    case 'call':
      return void answerTo(host, data.id, data.call).then(tell)
  }
}

const hold = (steal: boolean) =>
  heldAlone(`ecumene-game-${gameId}`, steal, {
    held: () => void open(),
    waiting: () => tell({ type: 'trouble', trouble: 'elsewhere' }),
    lost,
  })

const lost = () => {
  host?.stop()
  host = null
  tell({ type: 'trouble', trouble: 'elsewhere' })
}

const open = async () => {
  const game = (await localStore.get(gameId).catch(() => null)) ?? made
  if (game === null) return tell({ type: 'trouble', trouble: 'notFound' })
  const opened = await openMatch(game)
  if (!opened.ok) return tell({ type: 'trouble', trouble: opened.error })
  tell({ type: 'trouble', trouble: null })
  host = new LocalHost(game, opened.value, {
    keep: localStore.replace,
    think: async (about, level, milliseconds) => {
      const [thought] = await Promise.all([
        think({ ...about, asked: 'move', game: game.game, level, milliseconds }),
        new Promise((resolve) => setTimeout(resolve, leastThought)),
      ])
      return thought
    },
    hint: (about) => think({ ...about, asked: 'hint', about: null, game: game.game }),
    show: (snapshot) => tell({ type: 'snapshot', snapshot }),
    lost,
    now: Date.now,
  })
  await host.begin()
}
