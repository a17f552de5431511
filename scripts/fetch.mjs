import { findChromium } from './chromium.mjs'
import { canTry, findNode, NODES } from './nodes.mjs'
import { findPostgres } from './postgres.mjs'

/*
 * Fetches what only `npm test` needs, a browser, PostgreSQL and other versions of Node, if it is not there yet. That is mostly waiting, so
 * it is done beside the installation and the build; whatever did not come is asked for again, and complained about, where it is used.
 */

findChromium()
findPostgres()
for (const line of NODES) if (canTry(line)) findNode(line)
