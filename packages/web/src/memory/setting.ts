import { useSyncExternalStore } from 'react'
import { type Choice, remember, remembered, watchRemembered } from './remembered.ts'

/** One of a few values, chosen by the player and kept in this browser. */
export type Setting<Value extends string> = {
  readonly now: () => Value
  readonly choose: (value: Value) => void
  readonly watch: (changed: () => void) => () => void
  /** The value, for a component that shows it anew when it changes. */
  readonly use: () => Value
}

export const newSetting = <Value extends string>(
  choice: Choice,
  values: readonly Value[],
  unlessChosen: NoInfer<Value>,
): Setting<Value> => {
  const now = (): Value => values.find((value) => value === remembered(choice)) ?? unlessChosen
  return {
    now,
    choose: (value) => remember(choice, value),
    watch: (changed) => {
      let last = now()
      return watchRemembered(() => {
        if (now() === last) return
        last = now()
        changed()
      })
    },
    use: () => useSyncExternalStore(watchRemembered, now),
  }
}
