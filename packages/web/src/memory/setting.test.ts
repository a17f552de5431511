import { afterEach, expect, test, vi } from 'vitest'
import { remember } from './remembered.ts'
import { newSetting } from './setting.ts'
import { memoryOver } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test('a setting is what was chosen, and whoever watches it hears of that setting alone', () => {
  vi.stubGlobal('localStorage', memoryOver(new Map([['ecumene.pace', 'nonsense']])))
  const pace = newSetting('pace', ['calm', 'brisk'], 'calm')
  const heard: string[] = []
  const stop = pace.watch(() => heard.push(pace.now()))
  expect(pace.now()).toBe('calm')
  remember('theme', 'dark')
  pace.choose('brisk')
  pace.choose('brisk')
  expect(heard).toEqual(['brisk'])
  stop()
  pace.choose('calm')
  expect(heard).toEqual(['brisk'])
})

test('where the browser has no room, a choice holds for this visit', () => {
  const kept = new Map([['ecumene.theme', 'light']])
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { ...memoryOver(kept), setItem: full })
  const theme = newSetting('theme', ['system', 'light', 'dark'], 'system')
  theme.choose('dark')
  expect(theme.now()).toBe('dark')
  vi.stubGlobal('localStorage', memoryOver(kept))
  theme.choose('system')
  expect(theme.now()).toBe('system')
})
