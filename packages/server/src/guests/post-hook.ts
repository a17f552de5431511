import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { outsideLookup, readHook } from './hook-address.ts'
import type { Names } from './names.ts'
import { nearLookup } from './near-names.ts'

/** Posts a small JSON text. Follows no redirects, and reads only the status of the answer. */
export const postHook = (
  address: string,
  body: string,
  { allowPrivate, names, closing }: Posting,
): Promise<boolean> => {
  // It may have been allowed when it was saved, but not any more.
  const url = readHook(address, allowPrivate)
  if (url === null) return Promise.resolve(false)
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), closing]),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Ecumene',
      },
      lookup: allowPrivate ? nearLookup : outsideLookup(names),
    })
    request.on('response', (response) => {
      const { statusCode = 0 } = response
      response.destroy()
      resolve(statusCode >= 200 && statusCode < 300)
    })
    request.on('error', () => resolve(false))
    request.end(body)
  })
}

export type Posting = { readonly allowPrivate: boolean; readonly names: Names; readonly closing: AbortSignal }

const PATIENCE_MS = 5_000
