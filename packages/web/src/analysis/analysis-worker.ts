import { type Analysis, analyse } from '@ecumene/bots'
import { importMatch } from '@ecumene/kernel'
import { guideTo } from '@ecumene/shelf/covers'
import { gamesFor } from '../games/games.ts'

/** Analyses one finished match, given as a file, and says how far it has come. Whoever wants no more of it ends the worker. */
export type AnalysisOut =
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'done'; readonly analysis: Analysis }

self.onmessage = async ({ data: file }: MessageEvent<string>) => {
  const imported = importMatch(await gamesFor(file), file)
  if (!imported.ok) throw new Error(`a match cannot be analysed: ${imported.error.message}`)
  const match = imported.value
  const steps = analyse(match, await guideTo(match.game.id))
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) tell({ type: 'share', share: step.value })
  tell({ type: 'done', analysis: step.value })
}

// What goes wrong behind a promise does not reach whoever waits; what is thrown here does.
self.onunhandledrejection = ({ reason }) => reportError(reason)

const tell = (message: AnalysisOut): void => self.postMessage(message)
