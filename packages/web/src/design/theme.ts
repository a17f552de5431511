import { newSetting } from '../memory/setting.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const themeSetting = newSetting('theme', THEMES, 'system')

/** Sets the theme of the document, now and whenever it is changed; `system` leaves the decision to the style sheet. */
export const showTheme = (): void => {
  show()
  themeSetting.watch(show)
}

const show = (): void => {
  const theme = themeSetting.now()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
