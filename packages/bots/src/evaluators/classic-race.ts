import {
  CITY_COUNT,
  COINS_TO_WIN,
  CULTURE_TRACK,
  cultureIcons,
  GOVERNMENTS,
  type Government,
  hasWonder,
  knows,
  NONE,
  type Player,
  type State,
  TECHS,
  type Tech,
  TRADE_MAX,
  tradeIcons,
  UNDECIDED,
  WONDER,
} from '@ecumene/classic'

/**
 * How near a player is to a victory by culture, coins or techs: 1 is won, and what takes many more rounds is nothing. It is told
 * from what the cities bring as they are, so it is only to be trusted for the last few rounds, when nobody builds for later.
 */
export const closeness = (state: State, seat: number): number => {
  const player = state.players[seat] as Player
  const trade = tradeIncome(state, seat, player)
  return nearness(
    Math.min(roundsToCulture(state, seat, player, trade), roundsToCoins(player), roundsToSpace(state, player, trade)),
  )
}

const nearness = (rounds: number): number => (rounds >= TOO_FAR ? 0 : 0.75 * Math.exp(-0.45 * rounds))

const TOO_FAR = 8

const tradeIncome = (state: State, seat: number, { cities, government }: Player): number => {
  const { cityTrade } = GOVERNMENTS[state.options.governments][government] as Government
  let trade = 0
  for (let city = 0; city < CITY_COUNT; city++) {
    if (cities[city] !== NONE) trade += Math.max(0, tradeIcons(state, seat, city) + cityTrade)
  }
  return trade
}

/** All cities devoted to the arts, those that have not acted in this round at once. */
const roundsToCulture = (state: State, seat: number, player: Player, tradePerRound: number): number => {
  const { level, cities, acted } = player
  if (level < FIRST_FAR_SPACE) return TOO_FAR
  const isToCome = isCityPartToCome(state, seat)
  const { capitalArts, capitalIdle, noArts } = GOVERNMENTS[state.options.governments][player.government] as Government
  let each = hasWonder(state, seat, WONDER.stonehenge) ? 1 : 0
  let now = 0
  for (let city = 0; city < CITY_COUNT; city++) {
    if (cities[city] === NONE || noArts) continue
    const arts = 1 + cultureIcons(state, seat, city) + (city === 0 ? capitalArts : 0)
    each += arts
    if (isToCome && acted[city] === 0 && !(capitalIdle && city === 0)) now += arts
  }
  const trade = Math.max(0, (TRADES[level] ?? 0) - player.trade)
  const culture = Math.max(0, (CULTURES[level] ?? 0) - player.culture)
  if (trade === 0 && culture <= now && isToCome) return culture === 0 ? 0 : 0.2
  const missing = Math.max(
    roundsOf(culture - now, each),
    roundsOf(trade - (isToCollect(state) ? tradePerRound : 0), tradePerRound),
  )
  return Math.max(0.2, missing + (isToCome ? 0 : 0.6))
}

const roundsOf = (missing: number, each: number): number => {
  if (missing <= 0) return 0
  return each === 0 ? TOO_FAR : missing / each
}

/** What is still to be paid from a space to the last. */
const restFrom = (price: (space: (typeof CULTURE_TRACK)[number]) => number): readonly number[] =>
  CULTURE_TRACK.map((_, level) => CULTURE_TRACK.slice(level).reduce((sum, space) => sum + price(space), 0))
const CULTURES = restFrom(({ culture }) => culture)
const TRADES = restFrom(({ trade }) => trade)

/** Before it, nobody wins by culture within a few rounds. */
const FIRST_FAR_SPACE = 7

/** Where a seat's part of City Management of this round is going on or still to come. */
const isCityPartToCome = ({ phase, first, part, players }: State, seat: number): boolean =>
  phase === 'start' ||
  phase === 'trade' ||
  (phase === 'cities' && (seat - first + players.length) % players.length >= part - 1)

const isToCollect = ({ phase }: State): boolean => phase === 'start'

/** Techs with room bring a coin in most rounds; banks and others what is left. */
const roundsToCoins = (player: Player): number => {
  const missing = COINS_TO_WIN - player.coins
  if (missing > FAR_COINS) return TOO_FAR
  let each = 0.7
  for (let place = 0; place < COIN_TECHS.length; place++) {
    const { number, coinTokens } = COIN_TECHS[place] as Tech
    const room = coinTokens - (player.coinTokens[place] ?? 0)
    if (room > 0 && knows(player, number)) each += room < missing / 3 ? 0.3 : 0.6
  }
  return missing / each
}

const FAR_COINS = 9
const COIN_TECHS = TECHS.filter(({ coinTokens }) => coinTokens > 0)

/** C-35.7: a tech in each round that the trade is enough for; what is kept under the coins helps (C-25.11). */
const roundsToSpace = (state: State, player: Player, tradePerRound: number): number => {
  const { rows, coins, research } = player
  let missing = 0
  for (let level = 1; level <= LEVELS; level++) missing += Math.max(0, LEVELS + 1 - level - (rows[level - 1] ?? 0))
  if (missing > FAR_TECHS) return TOO_FAR
  const chosen = research >= 0 ? 1 : 0
  if (missing <= chosen) return 0
  let rounds = 0
  let trade = player.trade + (isToCollect(state) ? tradePerRound : 0)
  if (research !== UNDECIDED) {
    trade = Math.min(trade, coins)
    rounds = 0.6
    if (research >= 0) missing--
  }
  let counted = 0
  for (let level = LEVELS; level > 0; level--) {
    const price = PRICES[level] ?? 0
    const places = Math.max(0, LEVELS + 1 - level - (rows[level - 1] ?? 0))
    for (let place = 0; place < places && counted < missing; place++, counted++) {
      const lack = price - (counted === missing - 1 ? trade : Math.min(TRADE_MAX, coins + tradePerRound))
      rounds += lack <= 0 ? 1 : 1 + lack / Math.max(1, tradePerRound)
    }
  }
  return rounds - 0.5
}

const LEVELS = 5
const FAR_TECHS = 6
const PRICES: readonly number[] = [0, 1, 2, 3, 4, 5].map(
  (level) => TECHS.find((tech) => tech.level === level)?.trade ?? 0,
)
