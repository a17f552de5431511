import { readSettings, SETTING_NAMES, type Settings } from '@ecumene/server'
import { type Flag, text, UsageError } from './arguments.ts'

type SettingFlags = { readonly [name: string]: Flag<string | null> }

/** The flags that the server declares, or some of them; it reads them itself, together with the environment. */
export const settingFlags = (which: (variable: string) => boolean): SettingFlags =>
  Object.fromEntries(
    SETTING_NAMES.flatMap(({ flag, variable, help, default: value }) =>
      flag === null || !which(variable)
        ? []
        : [[flag, text({ default: null, placeholder: variable, help: `${help} (${variable} or ${value})` })]],
    ),
  )

/** Throws a UsageError that says what is wrong. */
export const settingsFrom = (values: Readonly<Record<string, string | null>>): Settings => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
  const settings = readSettings(process.env, Object.fromEntries(given))
  if (!settings.ok) throw new UsageError(settings.error)
  return settings.value
}
