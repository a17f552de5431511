import { basename, dirname } from 'node:path'

/*
 * Whether some test notices a mutant. Tests run in one process and share its modules, so a kill counts only if the same test
 * passes again without the mutant. Where something may be computed only once, a survivor is tried again with modules
 * loaded under it.
 */

/** Judges the chosen mutants one after another, and passes each verdict to `tell`. */
export const judge = async (world, files, chosen, { isNear = false, isWhole, tell }) => {
  const tests = await measured(world, files, tell)
  for (const mutant of chosen) {
    const reaching = tests.list.filter((test) => test.reached.has(mutant.id)).sort(nearestFirst(mutant))
    const isReached = reaching.length > 0 || tests.atLoad.has(mutant.id)
    const mayBeMadeOnce = tests.atLoad.has(mutant.id) || (reaching.length <= FEW && !isNear)
    const isKilled =
      (await isNoticed(world, tests, reaching, mutant)) ||
      (isReached && mayBeMadeOnce && (await isNoticedFresh(world, tests, mutant)))
    if (isKilled) tell.verdict(mutant, 'killed')
    else if (isWhole && (await isNoticedInGames(world, tests, mutant))) tell.verdict(mutant, 'late')
    else tell.verdict(mutant, isReached ? 'survived' : 'unreached')
  }
}

/** A value computed once is reached only by the first tests that need it, but used by all. */
const FEW = 5

/** A test that takes more work than this plays whole games. Such tests run last, and only on request. */
const HEAVY = 1_000_000

const measured = async (world, files, tell) => {
  const { tests, reached: atLoad } = await world.load(files, 0)
  const list = []
  const heavy = []
  for (const [index, test] of tests.entries()) {
    const { error, work, reached, isOut } = await world.measure(test, HEAVY)
    if (isOut) heavy.push({ ...test, index })
    else if (error !== null) tell.broken(test, error)
    else list.push({ ...test, index, work, reached })
  }
  tell.measured(list.length, heavy.length)
  return { list, heavy, atLoad, files }
}

/** Tests that found other mutants of the same file, then those of its name, of its folder, and the cheapest. */
const nearestFirst = ({ path }) => {
  const stem = basename(path, '.ts')
  const distance = (test) => {
    if (test.found?.has(path)) return 0
    if (dirname(test.file) !== dirname(path)) return 3
    return basename(test.file).startsWith(stem) ? 1 : 2
  }
  return (one, other) => distance(one) - distance(other) || one.work - other.work
}

const noteFound = (test, { path }) => {
  test.found ??= new Set()
  test.found.add(path)
}

const isNoticed = async (world, tests, reaching, mutant) => {
  for (const test of reaching) {
    if (await world.passes(test, mutant.id, test.work)) continue
    if (await world.passes(test, 0, test.work)) {
      noteFound(test, mutant)
      return true
    }
    await renew(world, tests)
    return isNoticedFresh(world, tests, mutant)
  }
  return false
}

/** Replaces tests whose modules a mutant has corrupted with fresh ones. */
const renew = async (world, tests) => {
  const { tests: fresh } = await world.load(tests.files, 0)
  for (const test of [...tests.list, ...tests.heavy]) Object.assign(test, fresh[test.index])
}

/** The limit of work for tests that play whole games. */
const GAMES = 50_000_000

const isNoticedInGames = async (world, { heavy }, { id }) => {
  for (const test of heavy) if (!(await world.passes(test, id, GAMES))) return true
  return false
}

const isNoticedFresh = async (world, tests, mutant) => {
  const fresh = await world.load(tests.files, mutant.id)
  const found = new Map(fresh.tests.map((test) => [`${test.file} ${test.name}`, test]))
  for (const test of [...tests.list].sort(nearestFirst(mutant))) {
    const again = found.get(`${test.file} ${test.name}`)
    if (again === undefined || !(await world.passes(again, mutant.id, test.work))) return true
  }
  return false
}
