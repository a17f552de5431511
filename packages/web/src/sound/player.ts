import { type Note, type Sound, TONES } from './tones.ts'

/** As much of the browser as the player needs, so that tests can bring their own. */
export type SoundWorld = {
  makeContext(): AudioContext
  /** Browsers stay silent until somebody has touched the page; until then nothing is even prepared. */
  isTouched(): boolean
  /** 0 is silence. */
  loudness(): number
}

/** Plays the sounds of the table. */
export class SoundPlayer {
  readonly #world: SoundWorld
  #context: AudioContext | null = null
  #gain: GainNode | null = null

  constructor(world: SoundWorld) {
    this.#world = world
  }

  /** Sounds of the same moment are played one after another. */
  play(sounds: readonly Sound[]): void {
    if (this.#world.loudness() === 0 || !this.#world.isTouched()) return
    const { context, gain } = this.#open()
    // A page that was put to sleep wakes with its first sound.
    if (context.state === 'suspended') void context.resume()
    for (const [place, sound] of sounds.entries()) {
      for (const note of TONES[sound]) ring(context, gain, note, context.currentTime + place * APART)
    }
  }

  /** The volume has changed: notes still sounding follow at once, and silence means silence. */
  follow(): void {
    const loudness = this.#world.loudness()
    if (this.#context === null || this.#gain === null) return
    this.#gain.gain.setValueAtTime(loudness, this.#context.currentTime)
    if (loudness > 0) return
    void this.#context.close()
    this.#context = null
    this.#gain = null
  }

  #open(): { readonly context: AudioContext; readonly gain: GainNode } {
    if (this.#context !== null && this.#gain !== null) return { context: this.#context, gain: this.#gain }
    const context = this.#world.makeContext()
    const gain = context.createGain()
    gain.gain.setValueAtTime(this.#world.loudness(), context.currentTime)
    gain.connect(context.destination)
    this.#context = context
    this.#gain = gain
    return { context, gain }
  }
}

/** Seconds between sounds of the same moment. */
const APART = 0.18
/** Long enough that no note starts or ends with a click. */
const EDGE = 0.012
const SILENCE = 0.0001

const ring = (context: AudioContext, gain: GainNode, note: Note, from: number): void => {
  const oscillator = context.createOscillator()
  const envelope = context.createGain()
  const start = from + note.at
  oscillator.type = note.wave
  oscillator.frequency.setValueAtTime(note.pitch, start)
  envelope.gain.setValueAtTime(SILENCE, start)
  envelope.gain.exponentialRampToValueAtTime(note.level, start + EDGE)
  envelope.gain.exponentialRampToValueAtTime(SILENCE, start + note.length)
  oscillator.connect(envelope)
  envelope.connect(gain)
  oscillator.start(start)
  oscillator.stop(start + note.length)
}
