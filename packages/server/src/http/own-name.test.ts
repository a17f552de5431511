import { expect, it } from 'vitest'
import { isLoopback, isOwnName } from './own-name.ts'

it.each(['localhost', 'localhost:8080', 'LOCALHOST:1', 'ecumene.localhost', '127.0.0.1', '127.8.9.1:80', '[::1]:8080'])(
  '%s is the machine itself',
  (host) => expect(isOwnName(host)).toBe(true),
)

it.each([
  undefined,
  '',
  'evil.example',
  'evil.example:8080',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1.evil.example',
  '10.0.0.7',
  '[::2]',
  '::1',
  'localhost:80:80',
  'user@localhost',
])('%s is not', (host) => expect(isOwnName(host)).toBe(false))

it('a server at an address of its own machine is for that machine', () => {
  for (const host of ['localhost', '127.0.0.1', '::1']) expect(isLoopback(host)).toBe(true)
  for (const host of ['0.0.0.0', '::', '192.0.2.7', 'example.org']) expect(isLoopback(host)).toBe(false)
})
