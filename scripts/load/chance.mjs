import { join } from 'node:path'

/**
 * Bytes that lead to games of Duel in which each player begins, `[seat]`: a page that takes its chance from one of them has that
 * seed, and a different one has a different game.
 */
export const chanceFor = async (root) => {
  const built = (name) => import(join(root, 'packages', name, 'dist', 'index.js'))
  const [{ Match }, { duel }] = await Promise.all([built('kernel'), built('duel')])
  const found = [[], []]
  for (let byte = 1; byte < 64; byte++) {
    const seed = byte.toString(16).padStart(2, '0').repeat(16)
    const created = Match.create(duel, { seats: 2, options: {}, seed })
    if (!created.ok) throw new Error('Duel cannot be dealt')
    found[created.value.deciders()[0]].push(byte)
  }
  return found
}
