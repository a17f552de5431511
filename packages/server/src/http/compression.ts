import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses answers of the API that are long enough, but nothing under `/api/guest` (codes, addresses, chat lines),
 * and no answer to a command: where a secret and a text that a stranger chose are compressed together, the length tells
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
  // Compressed for each answer, so at a fast level: the slow ones are for files.
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text),
}

/** What fits into one packet with its headers arrives no sooner if it is smaller. */
const LEAST = 1024
