import type { LocalHost } from './local-host.ts'
import type { Call, FromWorker } from './local-protocol.ts'

/** What a host answers to what the page has asked; without a host nothing can be done. */
export const answerTo = async (host: LocalHost | null, id: number, call: Call): Promise<FromWorker> => {
  switch (call.name) {
    case 'whyNot':
      return { type: 'why', id, reason: host?.whyNot(call.move) ?? null }
    case 'whyNots':
      return { type: 'whyNots', id, reasons: host?.whyNots() ?? [] }
    case 'hint':
      return { type: 'hint', id, hint: (await host?.hint().catch(() => null)) ?? null }
    default:
      return {
        type: 'done',
        id,
        result: host === null ? { ok: false, error: { key: 'reason.notAsked' } } : await carryOut(host, call),
      }
  }
}

const carryOut = (host: LocalHost, call: Exclude<Call, { name: 'whyNot' | 'whyNots' | 'hint' }>) => {
  switch (call.name) {
    case 'submit':
      return host.submit(call.move)
    case 'undo':
      return host.undo(call.kept)
    case 'takeback':
      return host.takeback(call.answer, call.kept)
    case 'resign':
      return host.resign()
  }
}
