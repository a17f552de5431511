import { type Glance, glance, type Match, type Viewer } from '@ecumene/kernel'
import { type Changes, type Json, joined, json, member } from '@ecumene/protocol'
import { differenceOf } from './difference.ts'
import type { AtMatch, Sheet, Sight, WholeSheet } from './jobs.ts'
import type { Loaded } from './memory.ts'
import { firstTakenBack } from './standing.ts'

/** For whom a match is looked at, and at which table. */
type Audience = Pick<AtMatch, 'table' | 'viewers' | 'bots'>

/** What everyone who watches may see of the match now. `before` is the version that all who follow the match have. */
export const sightOf = (loaded: Loaded, { table, viewers, bots }: Audience, before: number): Sight => {
  const { match } = loaded
  const deciders = match.deciders()
  const sheets = viewers.map(({ viewer, have, changes }) =>
    changes === true
      ? changeSheet(loaded, table, viewer, before)
      : fullSheet(match, viewer, Math.min(have ?? before, match.ply)),
  )
  const forBots = deciders.some((seat) => bots.includes(seat)) ? JSON.stringify(match.state()) : null
  return { ply: match.ply, moves: match.moves, over: match.outcome() !== null, deciders, sheets, forBots }
}

/** Call it before a command: finding out what changed needs the views from before. */
export const keepViews = (loaded: Loaded, { viewers }: Pick<Audience, 'viewers'>): void => {
  for (const { viewer, changes } of viewers) if (changes === true) viewNow(loaded, viewer)
}

const fullSheet = (match: Match, viewer: Viewer, have: number): WholeSheet => {
  const known = glance(match, viewer, have)
  const from = have > 0 && changesThePast(known) ? firstChanged(match, known, have) : have
  const seen = { ...(from === have ? known : glance(match, viewer, from)), view: match.view(viewer) }
  return { viewer, from, isChange: false, text: json(seen) }
}

const changeSheet = (loaded: Loaded, table: string, viewer: Viewer, before: number): Sheet => {
  const { match, shown } = loaded
  const news = glance(match, viewer, before)
  const was = shown.get(viewer)
  // The end of a game changes the table too, and an undo the past: then everybody gets a whole state.
  if (was?.ply !== before || news.outcome !== null || changesThePast(news)) return fullSheet(match, viewer, before)
  const difference = differenceTo(loaded, was.view, viewNow(loaded, viewer))
  const text = joined(json({ table, viewer, since: before, seen: news }), member('view', difference))
  return { viewer, from: before, isChange: true, text }
}

/** The view of this viewer, which may be the one that was made for another. */
const viewNow = ({ match, shown }: Loaded, viewer: Viewer): unknown => {
  const { ply } = match
  const own = shown.get(viewer)
  if (own?.ply === ply) return own.view
  for (const [other, { ply: at, view }] of shown) {
    if (at !== ply || !match.sameView(viewer, other)) continue
    shown.set(viewer, { ply, view })
    return view
  }
  const view = match.view(viewer)
  shown.set(viewer, { ply, view })
  return view
}

/** Those who saw the same and see the same are told the same. */
const differenceTo = (loaded: Loaded, before: unknown, after: unknown): Json<Changes> => {
  const last = loaded.difference
  if (last !== null && last.before === before && last.after === after) return last.text
  const text = differenceOf(before, after)
  loaded.difference = { before, after, text }
  return text
}

/**
 * History that a viewer already has can change in two ways, and is sent again from there on: an undo marks earlier moves as
 * taken back, and the end opens the moves of all seats.
 */
const changesThePast = ({ history, outcome }: Glance): boolean =>
  history.length > 0 && (outcome !== null || history.some((item) => item.undo !== undefined))

const firstChanged = (match: Match, { outcome }: Glance, have: number): number =>
  outcome === null ? firstTakenBack(match.record().log, have) : 0
