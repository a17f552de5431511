import type { Event } from '@ecumene/dawn'
import type { Following } from '../../pace/following.ts'
import { broughtByDial, isAgainst } from './happened.ts'
import { beatsOf } from './motions.ts'

/** How the others are followed on the table of New Dawn; the screen hands it events of that game alone. */
export const dawnFollowing: Following = {
  beats: (event) => beatsOf(event as Event),
  doer: (event) => {
    const one = event as Event
    return 'seat' in one ? one.seat : null
  },
  befallen: (events, mover, player) => {
    const all = events as readonly Event[]
    const foreign = mover === player ? broughtByDial(all) : all
    return foreign.filter((event) => isAgainst(event, player))
  },
}
