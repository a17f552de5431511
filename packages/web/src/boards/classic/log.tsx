import type { Event } from '@ecumene/classic'
import type { GameEvent } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { LogPart } from '../desk/log-part.tsx'
import { useDesk } from './desk.ts'
import { placeOf } from './happened.ts'

const place = (event: GameEvent): number | null => placeOf(event as Event)

export const ClassicLog = (): ReactElement => <LogPart desk={useDesk()} placeOf={place} />
