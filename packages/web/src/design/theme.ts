import { useSyncExternalStore } from 'react'
import { remember, remembered } from '../memory/remembered.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()
let theme: Theme = THEMES.find((known) => known === remembered('theme')) ?? 'system'

/** Sets the theme of the document; `system` leaves the decision to the style sheet. */
export const showTheme = (): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export const chooseTheme = (chosen: Theme): void => {
  theme = chosen
  remember('theme', chosen)
  showTheme()
  for (const listener of listeners) listener()
}

export const useTheme = (): Theme =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => theme,
  )
