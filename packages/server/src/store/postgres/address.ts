/**
 * The address of a database, as the driver reads it: `postgres://user:password@host:port/name?options`, where much may be
 * missing. It is looked at without the driver, which servers with a store of their own need not load.
 */
export const isDatabaseUrl = (text: string): boolean => /^postgres(ql)?:\/\/./.test(text) && parsed(text) !== null

/** An address as it may be shown: without the password, and without whatever else it says. */
export const placeOf = (text: string): string => {
  const url = parsed(text)
  if (url === null) return 'PostgreSQL'
  const name = decoded(url.pathname.slice(1))
  const user = decoded(url.username)
  const host =
    url.hostname === NO_HOST || url.hostname === '' ? (url.searchParams.get('host') ?? 'localhost') : url.hostname
  return `${name === '' ? user : name} at ${user === '' ? '' : `${user}@`}${host}:${url.port === '' ? 5432 : url.port}`
}

/** A local socket is named among the options, so there may be no host after the password. */
const parsed = (text: string): URL | null => {
  try {
    return new URL(text.replace('@/', `@${NO_HOST}/`))
  } catch {
    return null
  }
}

const NO_HOST = 'no-host'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
