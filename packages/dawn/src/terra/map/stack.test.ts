import { seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { type TerraState, terraOf } from '../state.ts'
import { terraPosition } from '../testing/terra-position.ts'
import { drawTile, putBelow, putOnTop, shuffleUnseen } from './stack.ts'

const stackOf = (stack: readonly number[], known: number, knownBelow: number): TerraState => {
  const terra = terraOf(terraPosition())
  Object.assign(terra, { stack: [...stack], known, knownBelow })
  return terra
}

test('T-2.5 only tiles that nobody has seen are reshuffled, whatever their order was', () => {
  const orders = [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [1, 6, 5, 4, 3, 2, 7, 8],
  ]
  const [one, other] = orders.map((stack) => {
    const terra = stackOf(stack, 2, 1)
    shuffleUnseen(terra, seeded('stack'))
    return terra.stack
  })
  expect(one).toEqual(other)
  expect([one?.[0], one?.slice(-2), [...(one ?? [])].sort()]).toEqual([1, [7, 8], [1, 2, 3, 4, 5, 6, 7, 8]])
  expect(one?.slice(1, 6)).not.toEqual([2, 3, 4, 5, 6])
})

test('T-2.6 what is known of the stack goes with the tiles', () => {
  const terra = stackOf([1, 2], 0, 0)
  putOnTop(terra, 3)
  putBelow(terra, 4)
  expect([terra.stack, terra.known, terra.knownBelow]).toEqual([[4, 1, 2, 3], 1, 1])
  expect([drawTile(terra), terra.known, terra.knownBelow]).toEqual([4, 1, 0])
  expect([drawTile(terra), drawTile(terra), terra.known]).toEqual([1, 2, 1])
  expect([drawTile(terra), terra.known, terra.stack]).toEqual([3, 0, []])
})
