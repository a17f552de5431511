import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { NOTHING_HERE } from './api.ts'
import { type Context, refuse } from './context.ts'
import { addMetrics } from './metrics-reader.ts'

/** The page and the metrics. Every URL that is neither a file nor of the API is a route of the page. */
export const addPage = async (app: FastifyInstance, context: Context, folder: string): Promise<void> => {
  const isBuilt = existsSync(join(folder, 'index.html'))
  await app.register(async (page) => {
    page.addHook('onRequest', async (request, reply) => {
      if (!context.mayVisit(context.visitors.addressOf(request))) return context.door.turnAway(reply)
      if (request.ws) return refuse(context, reply, NOTHING_HERE)
    })
    addMetrics(page, context)
    if (isBuilt) {
      await page.register(fastifyStatic, {
        root: folder,
        // The build puts copies compressed with brotli and gzip beside each file of text (`web/src/delivery`).
        preCompressed: true,
        // The names of built assets change with their content.
        setHeaders: (reply, path) => {
          const isAsset = path.startsWith(join(folder, 'assets'))
          reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
          reply.header('vary', 'accept-encoding')
        },
      })
    }
    page.setNotFoundHandler((request, reply) => {
      const isPlace = request.method === 'GET' && !/\.\w+$/.test(request.url)
      if (!isPlace) return refuse(context, reply, NOTHING_HERE)
      if (isBuilt) return reply.sendFile('index.html')
      return reply.type('text/html; charset=utf-8').send(UNBUILT)
    })
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
