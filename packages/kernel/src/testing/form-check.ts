import type { SavedForm } from './saved-form.ts'

/** The form of a game's states and events that belongs to one `shape` (see `Notation`). */
export type RecordedForm = { readonly shape: number; readonly form: SavedForm }

/**
 * Compares what a game saves today with what was recorded: whether `shape` has to be raised, and what to record now. Old
 * snapshots cannot be read where a place has changed. They can where one is only new, for they have nothing there.
 */
export const checkForm = (
  recorded: RecordedForm | null,
  { shape, form }: RecordedForm,
): { readonly problem: string | null; readonly record: RecordedForm | null } => {
  if (recorded === null) return { problem: 'no form is recorded', record: { shape, form } }
  if (recorded.shape !== shape)
    return { problem: `the recorded form is of shape ${recorded.shape}, not ${shape}`, record: { shape, form } }
  const before = recorded.form
  const added = Object.keys(form).filter((place) => before[place] === undefined)
  const gone = Object.keys(before).filter((place) => form[place] === undefined)
  const other = Object.keys(form).filter((place) => !fits(before[place], form[place]))
  // A missing field may just not have come up; if a new one came instead, it was probably renamed.
  const changed = added.length === 0 ? other : [...other, ...gone]
  if (changed.length > 0) {
    const lines = changed.map((place) => `${place}: ${before[place]} → ${form[place] ?? 'gone'}`)
    return { problem: `what is saved has changed: raise \`shape\` in game.ts\n${lines.join('\n')}`, record: null }
  }
  if (added.length === 0) return { problem: null, record: null }
  return { problem: `not recorded yet: ${added.join('; ')}`, record: { shape, form: { ...form, ...before } } }
}

type Field = { readonly isOptional: boolean; readonly kinds: readonly string[] }

/** Could everything that was met at a place be what was recorded for it? */
const fits = (recorded: string | undefined, met: string | undefined): boolean => {
  if (recorded === undefined || met === undefined || recorded === met) return true
  const [before, now] = [fieldsIn(recorded), fieldsIn(met)]
  for (const [name, { isOptional }] of before) if (!isOptional && !now.has(name)) return false
  return [...now].every(([name, { isOptional, kinds }]) => {
    const field = before.get(name)
    if (field === undefined || (isOptional && !field.isOptional)) return false
    return kinds.every((kind) => field.kinds.includes(kind))
  })
}

/** By name; a place without fields has none. */
const fieldsIn = (text: string): ReadonlyMap<string, Field> =>
  new Map(
    text.split(', ').map((part) => {
      const [kinds = '', name = ''] = part.split(' ').reverse()
      return [name.replace('?', ''), { isOptional: name.endsWith('?'), kinds: kinds.split('|') }]
    }),
  )
