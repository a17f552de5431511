import { type ComponentType, lazy, type ReactElement, useState } from 'react'
import { patiently } from '../boards/patient.ts'

/** A part of the page that is fetched when it is needed. */
export type Later<Props extends object> = ((props: Props) => ReactElement) & {
  /** Asks for it before it is shown. What cannot be had is asked for again then. */
  expect(): Promise<void>
}

/**
 * A screen that is fetched when somebody goes there. One that is here by then is shown at once: React would wait for it even so,
 * and for 300 ms more, because whoever shows that something is loading shows it for at least that long.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  let here: ComponentType<Props> | null = null
  const keep = (loaded: ComponentType<Props>): ComponentType<Props> => {
    here = loaded
    return loaded
  }
  const Awaited: ComponentType<Props> = lazy(async () => ({ default: keep(await patiently(load)) }))
  const Part = (props: Props): ReactElement => {
    // Chosen once: another component in the same place would begin anew.
    const [Shown] = useState(() => here ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Part, {
    expect: () =>
      load().then(
        (loaded) => void keep(loaded),
        () => undefined,
      ),
  })
}
