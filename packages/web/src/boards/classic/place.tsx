import type { View } from '@ecumene/classic'
import type { ReactElement } from 'react'
import type { SummaryProps } from '../generic/summary.ts'
import { BattleField } from './battle-field.tsx'
import { ClassicMap } from './map.tsx'

/** A battle while there is one, and the map. */
export const ClassicPlace = (props: SummaryProps): ReactElement => {
  const { battle } = props.seen.view as View
  return (
    <>
      {battle !== null && <BattleField battle={battle} {...props} />}
      <ClassicMap {...props} />
    </>
  )
}
