import { LANGUAGES } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { THEMES, type Theme, themeSetting } from '../design/theme.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import { LANGUAGE_NAMES } from '../words/words.ts'
import { Choice } from './choice.tsx'
import './preferences.css'

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { system: 'half-sun', light: 'sun', dark: 'moon' }

export const LanguageChoice = (): ReactElement => {
  const { text, language, chooseLanguage } = useWords()
  return (
    <label className="language-choice">
      <Icon name="earth-africa-europe" />
      <span className="unseen">{text('page.language')}</span>
      <select
        className="input language-choice__select"
        value={language}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((known) => known === target.value)
          if (chosen !== undefined) chooseLanguage(chosen)
        }}
      >
        {LANGUAGES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LANGUAGE_NAMES[known]}
          </option>
        ))}
      </select>
    </label>
  )
}

export const ThemeChoice = ({ isLabelShown = false }: { readonly isLabelShown?: boolean }): ReactElement => {
  const { text } = useWords()
  const theme = themeSetting.use()
  return (
    <Choice
      label={text('page.theme')}
      isLabelShown={isLabelShown}
      value={theme}
      onChange={themeSetting.choose}
      options={THEMES.map((known) => ({
        value: known,
        text: (
          <>
            <Icon name={THEME_ICONS[known]} />
            {text(`page.theme.${known}`)}
          </>
        ),
      }))}
    />
  )
}

/** The theme as one button that cycles through the choices, for a narrow bar. */
export const ThemeButton = (): ReactElement => {
  const { text } = useWords()
  const theme = themeSetting.use()
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  const label = `${text('page.theme')}: ${text(`page.theme.${theme}`)}`
  return (
    <button
      type="button"
      className="button button--quiet button--icon"
      title={label}
      onClick={() => themeSetting.choose(next)}
    >
      <Icon name={THEME_ICONS[theme]} />
      <span className="unseen">{label}</span>
    </button>
  )
}
