import { runnerImport } from 'vite'
import { ROOT } from './prepare.mjs'

const LANGUAGES = ['en', 'uk', 'pl', 'ru']
const [language, wanted] = process.argv.slice(2)

if (!LANGUAGES.includes(language)) {
  console.error(`Usage: npm run -s words -- ${LANGUAGES.join('|')} [GAME|GAME.board|page|…]`)
  process.exit(2)
}

// From the sources: a reader wants to see what was just written.
const { module } = await runnerImport(`${ROOT}/scripts/words/print.mjs`, {
  root: ROOT,
  logLevel: 'error',
  environments: { inline: { resolve: { conditions: ['ecumene:source'], noExternal: [/@ecumene/] } } },
})
process.stdout.write(module.print(language, wanted))
