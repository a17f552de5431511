import type { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import * as ws from 'ws'
import { textFrame } from './frame.ts'

/** Reads as clients of this library do; its types leave this part of it out. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable }

const read = (frame: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false })
    receiver.on('message', (data: Buffer, isBinary: boolean) => resolve(`${isBinary ? 'binary ' : ''}${data}`))
    receiver.on('error', reject)
    receiver.write(frame)
  })

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes is read as it was sent', async (length) => {
  const text = 'x'.repeat(length)
  expect(await read(textFrame(text))).toBe(text)
})

it('letters of any language are read as they were sent', async () => {
  const text = 'Київ, Gdańsk, Москва '.repeat(10)
  expect(await read(textFrame(text))).toBe(text)
})
