import { readSettings, runServer, SETTING_NAMES } from '@ecumene/server'
import { type Flag, text, UsageError } from './arguments.ts'
import { command } from './command.ts'

/** The flags are those that the server declares; it reads them itself, together with the environment. */
const flags: { readonly [name: string]: Flag<string | null> } = Object.fromEntries(
  SETTING_NAMES.flatMap(({ flag, variable, help, default: value }) =>
    flag === null
      ? []
      : [[flag, text({ default: null, placeholder: variable, help: `${help} (${variable} or ${value})` })]],
  ),
)

export const serve = command({
  name: 'serve',
  purpose: 'serve the page, the tables and their store until stopped',
  about: `Serves the page, the HTTP API and the WebSocket from one process, with everything kept in one folder. A flag goes
before the environment variable of the same meaning. Stop it with Ctrl-C: nothing that was acknowledged is lost.`,
  operands: [],
  flags,
  examples: ['', '--port 9000 --data-dir /var/lib/ecumene', '--host 0.0.0.0'],
  async run(values, _operands, io) {
    const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
    const settings = readSettings(process.env, Object.fromEntries(given))
    if (!settings.ok) throw new UsageError(settings.error)
    return runServer(settings.value, io)
  },
})
