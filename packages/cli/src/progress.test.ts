import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

const listen = (watched: boolean) => {
  const told: string[] = []
  let now = 0
  const io = { out: () => {}, err: (text: string) => void told.push(text), watched, columns: 80 }
  const progress = showProgress(io, 'games', 2000, () => now)
  const reach = (time: number, done: number) => {
    now = time
    progress.reach(done)
  }
  return { told, reach, progress }
}

test('a person sees a bar, redrawn in place and removed at the end', () => {
  const { told, reach, progress } = listen(true)
  reach(50, 10)
  reach(1000, 500)
  reach(1050, 600)
  reach(61_000, 1000)
  progress.end()
  expect(told).toEqual([
    `\r[${'#'.repeat(10)}${'-'.repeat(30)}] 25 % of 2,000 games, 0:03 left\x1b[K`,
    `\r[${'#'.repeat(20)}${'-'.repeat(20)}] 50 % of 2,000 games, 1:01 left\x1b[K`,
    '\r\x1b[K',
  ])
})

test('a file gets a plain line now and then', () => {
  const { told, reach, progress } = listen(false)
  reach(1000, 100)
  reach(10_000, 500)
  reach(15_000, 700)
  progress.end()
  expect(told).toEqual(['25 % of 2,000 games, 0:30 left\n'])
})

test('steps add up', () => {
  const { told, reach, progress } = listen(false)
  progress.advance(300)
  progress.advance(700)
  reach(10_000, 1000)
  expect(told).toEqual(['50 % of 2,000 games, 0:10 left\n'])
})
