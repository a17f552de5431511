/** Sets tables up at our server over HTTP, as any outside client would. */

/** The cookie of a new guest. */
export const guestCookie = async (url: string, name: string): Promise<string> => {
  const response = await fetch(`${url}/api/guest`, {
    method: 'PUT',
    headers: JSON_TYPE,
    body: JSON.stringify({ name }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`no cookie: ${response.status} ${await response.text()}`)
  return cookie
}

/** A table of Duel at which two guests sit, each at a node. */
export const openTable = async (
  [here, there]: readonly [string, string],
  [one, two]: readonly [string, string],
): Promise<string> => {
  const wish = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await call(here, '/api/tables', one, wish)) as { readonly id: string }
  await call(there, `/api/tables/${id}/join`, two, {})
  return id
}

/** A table of Duel at which one guest plays both sides, after some moves. */
export const playedTable = async (url: string, cookie: string, moves: number): Promise<string> => {
  const wish = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] }
  const { id } = (await call(url, '/api/tables', cookie, wish)) as { readonly id: string }
  for (let ply = 0; ply < moves; ply++) {
    for (const seat of [0, 1]) {
      const { state } = (await call(url, `/api/tables/${id}/state?seat=${seat}&from=${ply}`, cookie)) as {
        readonly state: { readonly seen: { readonly legal: readonly string[] } }
      }
      const move = state.seen.legal[0]
      if (move === undefined) continue
      const command = { type: 'submit', id: `request-${ply}`, table: id, seat, ply, move }
      await call(url, `/api/tables/${id}/commands`, cookie, command)
      break
    }
  }
  return id
}

const JSON_TYPE = { 'content-type': 'application/json' }

const call = async (url: string, path: string, cookie: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body !== undefined && JSON_TYPE) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
