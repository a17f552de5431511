import type { View, Way } from '@ecumene/classic'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Group, offeredWays, pilesOf, splitBy, waysOf, wholeOf } from './ways.ts'

/** The figures that the player has taken from a pile, to go somewhere together. */
export type Grouping = {
  /** The squares from which figures can set out. */
  readonly piles: readonly number[]
  /** `null` while none are taken, or while figures are under way. */
  readonly group: Group | null
  /** Nobody has chosen the group: it is only the next one that could go. */
  readonly isOffered: boolean
  /** The ways of the group, or of the figures under way; while it is only offered, those of the other piles to where it does not come, too. */
  readonly ways: readonly Way[]
  /** Takes all of a pile that can go together, or lets go what was taken there. */
  readonly take: (pile: number) => void
  readonly split: (kind: 'armies' | 'scouts', by: 1 | -1) => void
  readonly letGo: () => void
}

type Chosen = { readonly ply: number; readonly group: Group | null }

/** Who goes is chosen before where they go; the next pile that can go is offered, so that it need not be pointed at. */
export const useGroup = (view: View, ply: number): Grouping => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { ways: all, marching } = view
  const piles = useMemo(() => pilesOf({ ways: all, marching }), [all, marching])
  const isOffered = chosen?.ply !== ply
  const group = useMemo(() => {
    if (chosen?.ply === ply) return chosen.group
    const [next] = piles
    return next === undefined ? null : wholeOf(all, next)
  }, [chosen, ply, piles, all])
  const ways = useMemo(() => {
    return isOffered && marching === null ? offeredWays(all) : waysOf({ ways: all, marching }, group)
  }, [all, marching, group, isOffered])
  const letGo = useCallback(() => setChosen({ ply, group: null }), [ply])
  const take = useCallback(
    (pile: number) => setChosen({ ply, group: group?.from === pile && !isOffered ? null : wholeOf(all, pile) }),
    [ply, group, isOffered, all],
  )
  const split = useCallback(
    (kind: 'armies' | 'scouts', by: 1 | -1) => {
      const next = group === null ? null : splitBy(all, group, kind, by)
      if (next !== null) setChosen({ ply, group: next })
    },
    [ply, group, all],
  )
  const isTaken = group !== null
  useEffect(() => {
    if (!isTaken) return
    const listen = (event: KeyboardEvent) => {
      // Whatever else is open closes first.
      if (event.key === 'Escape' && document.querySelector('[data-hand-menu]') === null) letGo()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isTaken, letGo])
  return { piles, group, isOffered, ways, take, split, letGo }
}
