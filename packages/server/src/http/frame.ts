/**
 * A whole text message as a server sends it (RFC 6455), header and text in one piece: a connection takes it with one
 * write, where the header by itself would be a second one. Every move is such a message for everyone at the table.
 */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const start = length < SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = FINAL_TEXT
  if (start === 2) frame[1] = length
  else if (start === 4) {
    frame[1] = SHORT
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = LONG
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, start)
  return frame
}

const FINAL_TEXT = 0x81
/** Instead of the length: it follows in two bytes, or in eight. */
const SHORT = 126
const LONG = 127
