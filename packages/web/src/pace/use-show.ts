import type { Seen } from '@ecumene/kernel'
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { partsOf } from '../boards/parts.ts'
import { patiently } from '../boards/patient.ts'
import type { Snapshot, Table } from '../table/table.ts'
import { paceSetting } from './pace.ts'
import { type Scene, Show } from './show.ts'

/** What a board needs to show how things come about, and the player to hold it up. */
export type Showing = Scene & Pick<Show, 'pause' | 'skip' | 'goOn'>

const ShowingContext = createContext<Showing | null>(null)
export const ShowingProvider = ShowingContext.Provider

/** `null` where nothing is followed: in a replay, in a lesson, at the table of another game. */
export const useShowing = (): Showing | null => useContext(ShowingContext)

/** The table at the player's pace. Whatever is no part of the match (clocks, who is here, the connection) is as it is. */
export const useShow = (
  table: Table,
  now: Snapshot | null,
): { readonly snapshot: Snapshot | null; readonly showing: Showing | null } => {
  const [show] = useState(() => new Show({ pace: paceSetting.now, isWatched: () => !document.hidden }))
  const gameId = now?.state.game ?? null
  useEffect(() => {
    const follow = gameId === null ? undefined : partsOf(gameId).follow
    if (follow !== undefined) void patiently(follow).then((following) => show.follow(following))
  }, [gameId, show])
  useEffect(() => {
    const feed = () => {
      const snapshot = table.snapshot()
      const seen = snapshot?.state.seen ?? null
      if (snapshot === null || seen === null) return
      const { state, handover } = snapshot
      show.feed({ seen, viewer: state.viewer, handover }, state.yours)
    }
    feed()
    return table.subscribe(feed)
  }, [table, show])
  useEffect(
    () =>
      paceSetting.watch(() => {
        if (paceSetting.now() === 'atOnce') show.skip()
      }),
    [show],
  )
  useEffect(() => () => show.end(), [show])
  const scene = useSyncExternalStore(show.subscribe, show.scene)
  const showing = useMemo(
    () => (scene === null ? null : { ...scene, pause: show.pause, skip: show.skip, goOn: show.goOn }),
    [scene, show],
  )
  const snapshot = useMemo(() => (now === null || scene === null ? now : paced(now, scene)), [now, scene])
  return { snapshot, showing }
}

const paced = (now: Snapshot, { frame, isBehind }: Scene): Snapshot => {
  const seen: Seen | null = now.state.seen === null ? null : frame.seen
  if (seen === now.state.seen && !isBehind) return now
  return {
    ...now,
    handover: frame.handover,
    busy: now.busy || isBehind,
    state: { ...now.state, viewer: frame.viewer, seen },
  }
}
