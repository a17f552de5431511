import { expect, test } from 'vitest'

test('lives', () => expect(1 + 1).toBe(2))
