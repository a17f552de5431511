import { ANALYSIS_VERSION, type Analysis } from '@ecumene/bots'
import { fingerprint, type Match } from '@ecumene/kernel'
import { createStore, delMany, entries, get, set } from 'idb-keyval'

/** Analyses that were made in this browser, by the match; a browser that keeps nothing makes them anew. */
const analyses = createStore('ecumene-analyses', 'analyses')

type Kept = { readonly analysis: Analysis; readonly keptAt: number }

export const keptAnalysis = async (match: Match): Promise<Analysis | null> => {
  const kept = await get<Kept>(keyOf(match), analyses).catch(() => undefined)
  return kept?.analysis.version === ANALYSIS_VERSION ? kept.analysis : null
}

export const keepAnalysis = async (match: Match, analysis: Analysis, now: number): Promise<void> => {
  const kept: Kept = { analysis, keptAt: now }
  try {
    await set(keyOf(match), kept, analyses)
    await delMany(outdated(await entries<string, Kept>(analyses)), analyses)
  } catch {
    // It is on the screen; the next time it is made again.
  }
}

/** The same match is the same wherever it comes from: a table, a file, a friend's file. */
const keyOf = (match: Match): string => fingerprint(match.record())

/** What need not be kept any longer: what another version has made, and the oldest where they are many. */
export const outdated = (kept: readonly (readonly [string, Kept])[]): string[] => {
  const newest = kept
    .filter(([, { analysis }]) => analysis.version === ANALYSIS_VERSION)
    .sort(([, one], [, other]) => other.keptAt - one.keptAt)
    .slice(0, MOST_KEPT)
  const stay = new Set(newest.map(([key]) => key))
  return kept.flatMap(([key]) => (stay.has(key) ? [] : key))
}

const MOST_KEPT = 100
