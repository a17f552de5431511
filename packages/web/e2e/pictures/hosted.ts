import type { Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { answerTo } from '../../src/table/answer-to.ts'
import type { LocalSeat } from '../../src/table/local-game.ts'
import { LocalHost } from '../../src/table/local-host.ts'
import type { FromWorker, ToWorker } from '../../src/table/local-protocol.ts'
import { gameOf, putGame } from '../support/saved.ts'

/*
 * Tables whose match is held here, and not by the worker of the page: that one plays records, and a position that was built
 * follows from none.
 */

/** Puts such a table on the shelf of a browser, and returns its address. Its bots do not think. */
export const hostGame = async (page: Page, match: Match, seats: readonly LocalSeat[]): Promise<string> => {
  const hosted = hostedIn.get(page) ?? (await beginHosting(page))
  const saved = gameOf(match, seats)
  const game = { ...saved, id: `${HOSTED}${saved.id}` }
  const tell = async (message: FromWorker): Promise<void> =>
    page.evaluate(([id, text]) => (window as unknown as HostedPage).hearHost(id, text), [
      game.id,
      JSON.stringify(message),
    ] as const)
  const host = new LocalHost(game, match, {
    keep: async () => true,
    think: () => new Promise(() => undefined),
    hint: () => Promise.reject(new Error('nobody thinks here')),
    show: (snapshot) => void tell({ type: 'snapshot', snapshot }),
    lost: () => undefined,
    now: Date.now,
  })
  hosted.set(game.id, async (message) => {
    if (message.type === 'open') await host.begin()
    else if (message.type === 'call') await tell(await answerTo(host, message.id, message.call))
  })
  return putGame(page, game)
}

const HOSTED = 'hosted-'

type Hosted = Map<string, (message: ToWorker) => Promise<void>>

const hostedIn = new WeakMap<Page, Hosted>()

const beginHosting = async (page: Page): Promise<Hosted> => {
  const hosted: Hosted = new Map()
  hostedIn.set(page, hosted)
  await page.exposeFunction('askHost', (id: string, message: ToWorker) => hosted.get(id)?.(message))
  await page.addInitScript(sendToHost, HOSTED)
  return hosted
}

/** What the page has for it. */
type HostedPage = {
  Worker: typeof Worker
  askHost(id: string, message: ToWorker): Promise<void>
  hearHost(id: string, message: string): void
}

/** Runs in the page: what it says to the worker of a hosted table goes to the host, whose answers come from that worker. */
const sendToHost = (prefix: string): void => {
  const here = window as unknown as HostedPage
  const workers = new Map<string, Worker>()
  here.hearHost = (id, message) => {
    workers.get(id)?.dispatchEvent(new MessageEvent('message', { data: JSON.parse(message) }))
  }
  here.Worker = class extends Worker {
    #id: string | null = null
    override postMessage(message: ToWorker): void {
      if (message.type === 'open' && message.id.startsWith(prefix)) {
        this.#id = message.id
        workers.set(message.id, this)
      }
      if (this.#id === null) super.postMessage(message)
      else void here.askHost(this.#id, message)
    }
  }
}
