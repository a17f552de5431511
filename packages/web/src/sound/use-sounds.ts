import type { TableState } from '@ecumene/protocol'
import { useEffect, useRef } from 'react'
import { SoundPlayer } from './player.ts'
import { soundsOf } from './sounds-of.ts'
import { LOUDNESS, volumeSetting } from './volume.ts'

const player = new SoundPlayer({
  makeContext: () => new AudioContext(),
  isTouched: () => navigator.userActivation.hasBeenActive,
  loudness: () => LOUDNESS[volumeSetting.now()],
})
volumeSetting.watch(() => player.follow())

/** Plays the sounds of the table for those who want them. */
export const useSounds = (state: TableState): void => {
  const heard = useRef(state)
  useEffect(() => {
    const sounds = soundsOf(heard.current, state)
    heard.current = state
    player.play(sounds)
  }, [state])
}

/** A move was refused. */
export const soundRefusal = (): void => player.play(['refused'])

/** Plays a sound at the chosen volume. */
export const soundTrial = (): void => player.play(['turn'])
