import { expect, test } from 'vitest'
import { ICON_NAMES } from './names.ts'
import { OWN_ICONS } from './own.ts'
import { outlines } from './plugin.ts'

test('every icon that the page names exists, and is named once', () => {
  expect(Object.keys(outlines())).toEqual([...ICON_NAMES])
})

test('every icon of our own is used', () => {
  const names: readonly string[] = ICON_NAMES
  expect(Object.keys(OWN_ICONS).filter((name) => !names.includes(name))).toEqual([])
})
