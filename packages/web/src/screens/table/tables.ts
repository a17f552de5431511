import { later } from '../later.tsx'

/** The screens of tables. */
export const LocalTableScreen = later(async () => (await import('./open-table.tsx')).LocalTableScreen)
export const RemoteTableScreen = later(async () => (await import('./open-table.tsx')).RemoteTableScreen)
