import { expect, test } from 'vitest'
import { ICON_NAMES } from './names.ts'
import { OWN_ICONS } from './own.ts'
import { iconGroups, outlines } from './plugin.ts'

test('every icon that the page names exists, and is named once', () => {
  expect(Object.keys(outlines())).toEqual([...ICON_NAMES])
})

test('every icon of our own is used', () => {
  const names: readonly string[] = ICON_NAMES
  expect(Object.keys(OWN_ICONS).filter((name) => !names.includes(name))).toEqual([])
})

test('every icon is with the page or with the board that draws it', () => {
  const groups = iconGroups()
  expect(new Set([...groups.values()].flat())).toEqual(new Set(ICON_NAMES))
  const ofPage = new Set(groups.get('page'))
  for (const [group, names] of groups)
    if (group !== 'page') expect(names.filter((name) => ofPage.has(name))).toEqual([])
})
