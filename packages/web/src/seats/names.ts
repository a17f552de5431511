import type { Seat } from '@ecumene/kernel'
import type { SeatInfo } from '@ecumene/protocol'
import type { Speech } from '../words/use-words.tsx'

export const BOT_NAMES = ['bot.name.0', 'bot.name.1', 'bot.name.2', 'bot.name.3', 'bot.name.4'] as const

/** What a player is called: people have their own name, bots that of a star, which no leader of any game has. */
export const seatName = (seats: readonly SeatInfo[], seat: Seat, text: Speech['text']): string => {
  const player = seats[seat]
  if (player?.kind === 'person' && player.gone === true) return text('seat.former')
  if (player?.kind === 'person') return player.name === '' ? text('home.guest') : player.name
  if (player?.kind === 'bot' && player.standsFor !== undefined) {
    return text('seat.standInName', { player: player.standsFor })
  }
  if (player?.kind === 'bot') return text(BOT_NAMES[seat % BOT_NAMES.length] ?? 'bot.name.0')
  return text('create.player', { number: seat + 1 })
}

/** What kind of player it is, in small print: `bot · hard`, `you`, `away`. */
export const seatRole = (player: SeatInfo, isYou: boolean, text: Speech['text']): string => {
  if (player.kind === 'bot' && player.standsFor !== undefined) return text('seat.standIn')
  if (player.kind === 'bot') return text('seat.bot', { level: text(`level.${player.level}`).toLowerCase() })
  if (player.kind === 'open') return text('waiting.empty')
  if (isYou) return text('seat.you')
  return text(player.here ? 'seat.here' : 'seat.away')
}

/** What kind of player it is, and whether it is their turn; the reader is addressed in the second person. */
export const seatStatus = (player: SeatInfo, isYou: boolean, isDeciding: boolean, text: Speech['text']): string => {
  const role = seatRole(player, isYou, text)
  return isDeciding ? `${role} · ${text('seat.turn', { who: isYou ? 'you' : 'other' })}` : role
}
