import type { Thought } from './bot-worker.ts'
import { serveTable } from './local-worker.ts'

/*
 * The worker of a table and that of its bots are one file, told apart by name: two would each have their own kernel and rules,
 * and a browser would fetch both. What bots think with is fetched by them alone.
 */
if (self.name === 'bots') {
  const bots = import('./bot-worker.ts')
  // To whoever has started it, this is a worker that could not be loaded.
  bots.catch(reportError)
  self.onmessage = ({ data }: MessageEvent<Thought>) =>
    void bots.then(
      ({ answer }) => answer(data),
      () => undefined,
    )
} else self.onmessage = serveTable
