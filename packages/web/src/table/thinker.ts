import type { Answered, Question, Thought, ThoughtOut } from './bot-worker.ts'

/** Bots that think in a worker of their own. */
export type Thinker = {
  /** Rejects if thinking has failed. Whoever asks again is answered by another worker if the first one is gone. */
  think<Asked extends Question>(question: Asked): Promise<ThoughtOut<Asked>>
  close(): void
}

/** As much of a worker as thinking needs, so that tests can bring their own. */
export type BotsWorker = {
  onmessage: ((event: MessageEvent<Answered>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(thought: Thought): void
  terminate(): void
}

type Waiting = { readonly take: (answer: ThoughtOut<Question>) => void; readonly fail: () => void }

/** The worker is started with the first question. */
export const openThinker = (start: () => BotsWorker): Thinker => {
  const waiting = new Map<number, Waiting>()
  let worker: BotsWorker | null = null
  let asked = 0

  const answered = ({ data: { id, answer } }: MessageEvent<Answered>): void => {
    const awaited = waiting.get(id)
    waiting.delete(id)
    if (answer === null) awaited?.fail()
    else awaited?.take(answer)
  }

  const close = (): void => {
    worker?.terminate()
    worker = null
    for (const { fail } of waiting.values()) fail()
    waiting.clear()
  }

  return {
    think: <Asked extends Question>(question: Asked) =>
      new Promise<ThoughtOut<Asked>>((resolve, reject) => {
        if (worker === null) {
          worker = start()
          worker.onmessage = answered
          // It could not be loaded, or has died.
          worker.onerror = close
        }
        const id = ++asked
        waiting.set(id, {
          take: (answer) => resolve(answer as ThoughtOut<Asked>),
          fail: () => reject(new Error('a bot could not think')),
        })
        worker.postMessage({ id, question })
      }),
    close,
  }
}
