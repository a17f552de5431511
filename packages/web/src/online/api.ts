import { failed, type Language, type Message, ok, type Result, type Seen } from '@ecumene/kernel'
import type {
  CreateTable,
  DeviceCode,
  Guest,
  Hook,
  MyData,
  Refusal,
  TableInfo,
  TableState,
  Turns,
} from '@ecumene/protocol'

/** The server's HTTP API, as far as the page uses it. */
export const api = {
  guest: () => call<Guest>('GET', '/api/guest'),
  rename: (name: string) => call<Guest>('PUT', '/api/guest', { name }),
  deviceCode: () => call<DeviceCode>('POST', '/api/guest/code'),
  enterCode: (code: string) => call<Guest>('POST', '/api/guest/enter', { code }),
  signOutElsewhere: () => call<Guest>('POST', '/api/guest/sign-out'),
  myData: () => call<MyData>('GET', '/api/guest/data'),
  forgetMe: () => call<Guest>('DELETE', '/api/guest'),
  turns: () => call<Turns>('GET', '/api/turns'),
  hook: () => call<Hook>('GET', '/api/guest/hook'),
  setHook: (url: string | null, language: Language) => call<Hook>('PUT', '/api/guest/hook', { url, language }),
  publicTables: () => call<readonly TableInfo[]>('GET', '/api/tables'),
  create: (wish: CreateTable) => call<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${encodeURIComponent(id)}`),
  join: (id: string, seat: number) => call<TableInfo>('POST', `/api/tables/${encodeURIComponent(id)}/join`, { seat }),
  matchFile: (id: string) => call<unknown>('GET', `/api/tables/${encodeURIComponent(id)}/match`),
  at: (id: string, ply: number) => call<Seen>('GET', `/api/tables/${encodeURIComponent(id)}/at/${ply}`),
  state: (id: string) => call<{ readonly state: TableState }>('GET', `/api/tables/${encodeURIComponent(id)}/state`),
  leave: (id: string) => call<TableInfo>('POST', `/api/tables/${encodeURIComponent(id)}/leave`),
} as const

export const tableAddress = (id: string): string => `/table/${id}`

/** A refusal in words: the rules' own reason where they gave one. */
export const refusalWords = (refusal: Pick<Refusal, 'code' | 'reason'>): Message =>
  refusal.reason ?? { key: `refusal.${refusal.code}` }

const UNREACHABLE: Message = { key: 'refusal.network' }

const call = async <Answer>(
  method: string,
  path: string,
  body?: unknown,
  isFirst = true,
): Promise<Result<Answer, Message>> => {
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    // A page served without its server answers every address with the page itself.
    if (!response.headers.get('content-type')?.includes('application/json')) return failed(UNREACHABLE)
    const answer: unknown = await response.json()
    if (response.ok) return ok(answer as Answer)
    const refusal = refusalOf(answer)
    // The server has just replaced a cookie that it did not know; the same request is welcome now.
    return refusal.key === 'refusal.badCookie' && isFirst ? call(method, path, body, false) : failed(refusal)
  } catch {
    return failed(UNREACHABLE)
  }
}

const refusalOf = (answer: unknown): Message => {
  const refusal = answer as Partial<Refusal> | null
  return refusal?.code === undefined ? { key: 'refusal.unavailable' } : refusalWords(refusal as Refusal)
}
