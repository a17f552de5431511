import { type ComponentType, lazy } from 'react'
import { patiently } from '../boards/patient.ts'

/** A screen that is fetched when somebody goes there. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await patiently(load) }))
