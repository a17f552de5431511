import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { FrameWalk } from './frame-walk.ts'

/** Decides what may pass a gate. */
export type Keeper = {
  /** May one more frame pass? */
  mayPass(): boolean
  /** None may: the sender has to wait, or the gate is shut for good. */
  onStall(): void
}

/**
 * Stands between a connection and whoever reads WebSocket frames from it. Frames are counted before anybody reads them, and
 * where no more may pass nothing is read from the connection either: the kernel makes the sender wait. One piece
 * of 64 kB can hold ten thousand frames, so what is left of a piece waits here.
 */
export class Gate extends Duplex {
  readonly #connection: Socket
  readonly #walk = new FrameWalk()
  #keeper: Keeper | null = null
  #rest: Buffer
  #timer: NodeJS.Timeout | undefined
  #isShut = false
  /** Has anything arrived since this was last set to `false`? */
  isHeard = true

  /** `head` is what came with the request to open the socket. */
  constructor(connection: Socket, head: Buffer) {
    super()
    this.#connection = connection
    this.#rest = head
    connection.setTimeout(0)
    connection.setNoDelay()
    connection.pause()
    connection.on('data', (piece: Buffer) => {
      this.isHeard = true
      this.#rest = piece
      this.#pass()
    })
    connection.on('end', () => this.push(null))
    connection.on('error', (error) => this.destroy(error))
    connection.on('close', () => this.destroy())
  }

  /** Nothing passes before. */
  open(keeper: Keeper): void {
    this.#keeper = keeper
    this.#pass()
  }

  /** Nothing comes in any more; outgoing data still passes. */
  shut(): void {
    this.#isShut = true
    this.#rest = NOTHING
    clearTimeout(this.#timer)
    this.#connection.pause()
  }

  #pass(): void {
    const keeper = this.#keeper
    if (keeper === null || this.#isShut) return
    const piece = this.#rest
    const end = this.#walk.advance(piece, () => keeper.mayPass())
    this.#rest = piece.subarray(end)
    const isWanted = end === 0 || this.push(piece.subarray(0, end))
    if (this.#isShut || this.destroyed) return
    if (this.#rest.length > 0) this.#stall(keeper)
    else if (isWanted) this.#connection.resume()
    else this.#connection.pause()
  }

  #stall(keeper: Keeper): void {
    this.#connection.pause()
    keeper.onStall()
    if (!this.#isShut) this.#timer = setTimeout(() => this.#pass(), STALL_MS).unref()
  }

  override _read(): void {
    if (this.#keeper !== null && !this.#isShut && this.#rest.length === 0) this.#connection.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.#connection.writable) this.#connection.write(chunk)
    done()
  }

  /** Header and text of a message come together, and are one write: two would take 1.4 times as long (11.8 µs, not 8.5). */
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  override _final(done: () => void): void {
    this.#connection.end()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer)
    this.#isShut = true
    this.#connection.destroy()
    done(error)
  }
}

const NOTHING = Buffer.alloc(0)
/** How long reading pauses when a client sends too much. */
const STALL_MS = 1000
