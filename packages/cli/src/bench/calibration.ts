/*
 * FROZEN: never change this file. Every speed figure is also given as a ratio to this loop, so that figures taken on
 * different machines, or on the same machine at a noisy hour, can be compared. Changing the loop in any way, even to
 * make it nicer, cuts all figures taken before from all taken after. A test pins its result.
 */

type Piece = { kind: number; value: number; owner: number }

/** What a rules engine does, in small: whole numbers, bit masks, short arrays, small objects made and dropped. */
export const calibrationLoop = (): number => {
  let bits = 0x2545f491
  const counts: number[] = [0, 0, 0, 0, 0, 0, 0, 0]
  const pieces: Piece[] = []
  for (let at = 0; at < 32; at++) pieces.push({ kind: at & 7, value: (at * at) & 255, owner: at & 1 })
  let sum = 0
  for (let step = 0; step < 4000; step++) {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    const piece = pieces[bits & 31] as Piece
    counts[piece.kind] = ((counts[piece.kind] as number) + piece.value) & 0xffff
    if (piece.owner === 0) {
      piece.value = (piece.value + (bits & 15)) & 255
    } else {
      let mask = bits & 0xff
      while (mask !== 0) {
        sum = (sum + (counts[31 - Math.clz32(mask & -mask)] as number)) | 0
        mask &= mask - 1
      }
    }
    if ((step & 7) === 0) {
      pieces[(bits >>> 5) & 31] = { kind: (bits >>> 10) & 7, value: (bits >>> 13) & 255, owner: (bits >>> 21) & 1 }
    }
  }
  return sum
}
