import { LANGUAGES } from '@ecumene/kernel'
import { ALL_GAMES } from '@ecumene/shelf'
import { describe, expect, test } from 'vitest'
import { pageWords } from '../words/words.ts'
import { BOT_NAMES } from './names.ts'

/** `leader.egypt`, `civilization.egypt`: names of leaders and peoples in the games. */
const LED = /^(leader|civilization)\.[\w-]+$/

describe.each(LANGUAGES)('in %s', (language) => {
  const leaders = ALL_GAMES.flatMap(({ presentation: { words } }) =>
    Object.entries(words[language]).flatMap(([key, name]) => (LED.test(key) ? [name.toLowerCase()] : [])),
  )
  const bots = BOT_NAMES.map((key) => pageWords[language][key])

  test('no bot is called like a leader of a game', () => {
    expect(leaders.length).toBeGreaterThan(20)
    expect(bots.filter((bot) => leaders.some((leader) => leader.includes(bot.toLowerCase())))).toEqual([])
  })

  test('a leader is called in lines as on the card', () => {
    for (const { id, presentation } of ALL_GAMES) {
      const words = presentation.words[language]
      const cards = Object.keys(words).flatMap((key) => (LED.test(key) ? [key] : []))
      for (const key of cards)
        expect(words[key], `${id} ${key}`).toMatch(new RegExp(`: ${words[key.replace(/^\w+/, 'ruler')]}$`))
    }
  })

  test('every bot has a name of its own', () => {
    expect(new Set(bots).size).toBe(bots.length)
  })
})
