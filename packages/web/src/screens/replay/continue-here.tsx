import type { Viewer } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../../icons/icon.tsx'
import { remembered } from '../../memory/remembered.ts'
import { continueHere } from '../../replay/continue-here.ts'
import type { Film } from '../../replay/film.ts'
import { useWords } from '../../words/use-words.tsx'
import { useLevel } from '../home/level-choice.tsx'

type ContinueHereProps = { readonly film: Film; readonly ply: number; readonly viewer: Viewer }

/** "What if …": continues from this moment against bots, in the seat whose view is shown. */
export const ContinueHere = ({ film, ply, viewer }: ContinueHereProps): ReactElement | null => {
  const { text } = useWords()
  const [level] = useLevel()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  if (film.match === null || ply === film.length) return null
  const begin = async () => {
    setBusy(true)
    navigate(await continueHere(film, ply, viewer ?? 0, remembered('name') ?? '', level))
  }
  return (
    <button type="button" className="button button--do" disabled={isBusy} onClick={() => void begin()}>
      <Icon name="chess-pawn" />
      {text('replay.continue')}
    </button>
  )
}
