import { type MeasureHistory, measureHistory, type Seat } from '@ecumene/kernel'
import { type ReactElement, useEffect, useState } from 'react'
import { MeasureCharts } from '../../charts/measure-charts.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import type { Film } from '../../replay/film.ts'
import { type Say, useWords } from '../../words/use-words.tsx'

type ChartsDialogProps = {
  readonly load: () => Promise<Film | null>
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly onClose: () => void
}

/** The charts of a finished game, made from its moves in this browser. */
export const ChartsDialog = ({ load, say, nameOf, onClose }: ChartsDialogProps): ReactElement => {
  const { text } = useWords()
  const [measured, setMeasured] = useState<MeasureHistory | null | 'loading'>('loading')
  useEffect(() => {
    let isWanted = true
    void load().then((film) => {
      if (isWanted) setMeasured(film === null || film.match === null ? null : measureHistory(film.match))
    })
    return () => {
      isWanted = false
    }
  }, [load])
  return (
    <Dialog title={text('charts.title')} className="charts-dialog" onClose={onClose}>
      {measured === 'loading' && <p>{text('page.loading')}</p>}
      {measured === null && <p>{text('charts.none')}</p>}
      {measured !== null && measured !== 'loading' && <MeasureCharts measured={measured} say={say} nameOf={nameOf} />}
    </Dialog>
  )
}
