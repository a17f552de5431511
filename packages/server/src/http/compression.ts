import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses what the API tells, where it is long enough. Not what is under `/api/guest` (codes, addresses, all one has said),
 * and no answer to a command: where a secret and something that a stranger chose are in one text, its length could tell
 * whether they are alike (BREACH).
 */
export const addCompression = (api: FastifyInstance): void => {
  api.addHook('onSend', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions
    if (request.method !== 'GET' || url.startsWith('/api/guest')) return payload
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < LEAST) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null) return payload
    reply.header('content-encoding', encoding)
    reply.removeHeader('content-length')
    return COMPRESS[encoding](payload)
  })
}

/** The best of what a client reads: what it names, or all, unless it says that it wants none of it (`q=0`). */
export const encodingFor = (accepted: string | undefined): Encoding | null => {
  const wanted = new Map<string, boolean>()
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    wanted.set(name, !parameters.some((text) => /^q=0(\.0*)?$/.test(text)))
  }
  return ENCODINGS.find((encoding) => wanted.get(encoding) ?? wanted.get('*') ?? false) ?? null
}

const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const COMPRESS: { readonly [name in Encoding]: (text: string) => Promise<Buffer> } = {
  // Made anew for each answer: the levels that take their time are for files.
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text),
}

/** What fits into one packet beside its headers arrives no sooner when it is smaller. */
const LEAST = 1024
