import { runServer } from '@ecumene/server'
import { command } from './command.ts'
import { settingFlags, settingsFrom } from './settings.ts'

export const serve = command({
  name: 'serve',
  purpose: 'serve the page, the tables and their store until stopped',
  about: `Serves the page, the HTTP API and the WebSocket from one process, with everything kept in one folder. A flag goes
before the environment variable of the same meaning. Stop it with Ctrl-C: nothing that was acknowledged is lost.`,
  operands: [],
  flags: settingFlags(() => true),
  examples: ['', '--port 9000 --data-dir /var/lib/ecumene', '--host 0.0.0.0'],
  async run(values, _operands, io) {
    return runServer(settingsFrom(values), io)
  },
})
