import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { ROOT } from '../prepare.mjs'

const BUILT = join(ROOT, 'packages', 'web', 'dist')

/** Serves the built page without a game server, and reports every file requested. */
export const serveBuilt = async (onAsked = () => undefined) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname.startsWith('/api/')) return void response.writeHead(404).end()
    const name = extname(pathname) === '' ? 'index.html' : pathname.slice(1)
    const file = join(BUILT, name)
    const isCompressed = existsSync(`${file}.br`)
    if (!existsSync(file)) return void response.writeHead(404).end()
    const content = readFileSync(isCompressed ? `${file}.br` : file)
    onAsked(name, content.length)
    response.writeHead(200, {
      'cache-control': 'no-store',
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      ...(isCompressed ? { 'content-encoding': 'br' } : {}),
    })
    response.end(content)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // Over plain http, browsers accept brotli only from localhost.
    origin: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
