import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refusal } from '../refusal.ts'
import { type Desk, refuse } from './desk.ts'

/** The page. Every address that is neither a file nor of the API is a place within it. */
export const addPage = async (app: FastifyInstance, desk: Desk, folder: string): Promise<void> => {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      // The names of built assets change with their content.
      setHeaders: (reply, path) => {
        const isAsset = path.startsWith(join(folder, 'assets'))
        reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPlace = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url)
    if (!isPlace) return refuse(desk, reply, refusal('notFound', 'there is nothing at this address'))
    if (isBuilt) return reply.sendFile('index.html')
    return reply.type('text/html; charset=utf-8').send(UNBUILT)
  })
}

const UNBUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ecumene</title>
<h1>Ecumene</h1>
<p>The server runs, but the page has not been built. Run <code>npm start</code>, or
<code>npm run build --workspace @ecumene/web</code> and start the server again.</p>
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
`
