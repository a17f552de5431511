import type { Argument, Message } from '@ecumene/kernel'
import type { Effect, Resource } from './data/types.ts'
import type { CoinSource, Event } from './rules/events.ts'
import { type Move, moves } from './rules/moves.ts'
import type { PlanLine, Producer } from './rules/plan.ts'
import type { WordKey } from './words/keys.ts'

const say = (key: WordKey, args?: { readonly [name: string]: Argument }): Message<WordKey> =>
  args === undefined ? { key } : { key, args }

/** The log line of an event. */
export const describeEvent = (event: Event): Message<WordKey> => {
  switch (event.kind) {
    case 'wondersLaidOut':
      return say('event.wondersLaidOut', { wonders: event.wonders.map((id) => say(`wonder.${id}`)) })
    case 'wonderDrafted':
      return say(event.choice ? 'event.wonderDrafted' : 'event.wonderLeft', {
        player: { seat: event.seat },
        wonder: say(`wonder.${event.wonder}`),
      })
    case 'ageBegan':
      return say('event.ageBegan', { age: event.age })
    case 'built': {
      const args = { player: { seat: event.seat }, card: say(`card.${event.card}`) }
      if (event.chain !== null) return say('event.builtByChain', { ...args, chain: say(`chain.${event.chain}`) })
      return event.price === 0 ? say('event.builtFree', args) : say('event.built', { ...args, coins: event.price })
    }
    case 'discarded':
      return say('event.discarded', {
        player: { seat: event.seat },
        card: say(`card.${event.card}`),
        coins: event.coins,
      })
    case 'wonderBuilt':
      return say(event.price === 0 ? 'event.wonderBuiltFree' : 'event.wonderBuilt', {
        player: { seat: event.seat },
        wonder: say(`wonder.${event.wonder}`),
        card: say(`card.${event.card}`),
        ...(event.price > 0 && { coins: event.price }),
      })
    case 'coinsGained':
      return say('event.coinsGained', {
        player: { seat: event.seat },
        coins: event.coins,
        source: describeSource(event.source),
      })
    case 'coinsLost':
      return say('event.coinsLost', {
        player: { seat: event.seat },
        coins: event.coins,
        source: describeSource(event.source),
      })
    case 'pawnMoved':
      return say('event.pawnMoved', { player: { seat: event.seat }, spaces: Math.abs(event.to - event.from) })
    case 'pairFormed':
      return say('event.pairFormed', { player: { seat: event.seat }, symbol: say(`symbol.${event.symbol}`) })
    case 'progressTaken':
      return say('event.progressTaken', { player: { seat: event.seat }, token: say(`progress.${event.token}`) })
    case 'progressDeclined':
      return say('event.progressDeclined', { player: { seat: event.seat } })
    case 'libraryDrawn':
      return event.tokens.length === 0
        ? say('event.libraryDrawnSecretly', { player: { seat: event.seat } })
        : say('event.libraryDrawn', {
            player: { seat: event.seat },
            tokens: event.tokens.map((id) => say(`progress.${id}`)),
          })
    case 'demolished':
      return say('event.demolished', { player: { seat: event.seat }, card: say(`card.${event.card}`) })
    case 'rebuilt':
      return say('event.rebuilt', { player: { seat: event.seat }, card: say(`card.${event.card}`) })
    case 'wonderBoxed':
      return say('event.wonderBoxed', { player: { seat: event.seat }, wonder: say(`wonder.${event.wonder}`) })
    case 'revealed':
      return say('event.revealed', { cards: event.cards.map(({ card }) => say(`card.${card}`)) })
    case 'extraTurn':
      return say('event.extraTurn', { player: { seat: event.seat } })
    case 'extraTurnLost':
      return say('event.extraTurnLost', { player: { seat: event.seat } })
    case 'starterChosen':
      return say('event.starterChosen', { player: { seat: event.seat }, starter: { seat: event.starter } })
    case 'gameEnded':
      return say(`event.ended.${event.ending}`, { player: { seat: event.seat } })
    case 'pointsCounted': {
      const [one, two] = event.points
      const [winner, another] = event.winners
      if (winner === undefined || another !== undefined) return say('event.ended.shared', { points: one })
      const [more, less] = winner === 0 ? [one, two] : [two, one]
      return say(more === less ? 'event.ended.tieBreak' : 'event.ended.civilian', {
        player: { seat: winner },
        points: more,
        ...(more !== less && { others: less }),
      })
    }
  }
}

const describeSource = (source: CoinSource): Message<WordKey> => {
  switch (source.kind) {
    case 'card':
      return say(`card.${source.card}`)
    case 'wonder':
      return say(`wonder.${source.wonder}`)
    case 'progress':
      return say(`progress.${source.token}`)
    case 'militaryToken':
      return say('source.militaryToken')
  }
}

/** A move as a button or a list would name it. */
export const describeMove = (move: Move): Message<WordKey> => say(`move.${move.kind}`, moves.says(move))

/** What an effect does, for tooltips: made from the very data that the rules execute. */
export const describeEffect = (effect: Effect): Message<WordKey> => {
  switch (effect.kind) {
    case 'produces': {
      // Every such card makes one kind of resource, as the data test checks.
      const [resource] = effect.resources
      if (resource === undefined) throw new Error('a producer that makes nothing')
      return say('effect.produces', { resource: say(`resource.${resource}`), units: effect.resources.length })
    }
    case 'producesOneOf':
      // D-6.8: one unit of one kind, so the kinds are joined by “or”.
      return say('effect.producesOneOf', { resources: { oneOf: namesOf(effect.resources) } })
    case 'fixesPrice':
      return say('effect.fixesPrice', { resources: namesOf(effect.resources) })
    case 'coins':
    case 'points':
    case 'shields':
    case 'opponentLoses':
    case 'pointsPerProgress':
    case 'extraShields':
    case 'coinsPerChain':
      return say(`effect.${effect.kind}`, { count: effect.count })
    case 'coinsPer':
      return say('effect.coinsPer', {
        count: effect.count,
        counted: effect.counted.map((kind) => say(`counted.${kind}`)),
      })
    case 'symbol':
      return say('effect.symbol', { symbol: say(`symbol.${effect.symbol}`) })
    case 'guild': {
      const counted = effect.counted.map((kind) => say(`counted.${kind}`))
      return effect.coins === 0
        ? say('effect.guildPoints', { counted, points: effect.points })
        : say('effect.guild', { counted, points: effect.points, coins: effect.coins })
    }
    case 'demolishes':
      return say('effect.demolishes', { colour: say(`colour.${effect.colour}`) })
    case 'drawsProgress':
      return say('effect.drawsProgress', { drawn: effect.drawn })
    case 'discount':
      return say(`effect.discount.${effect.on}`, { units: effect.units })
    case 'rebuilds':
    case 'extraTurn':
    case 'tradeIncome':
    case 'extraTurnPerWonder':
      return say(`effect.${effect.kind}`)
  }
}

const namesOf = (resources: readonly Resource[]): readonly Message<WordKey>[] =>
  resources.map((resource) => say(`resource.${resource}`))

/** One line of a price plan. */
export const describePlanLine = (line: PlanLine): Message<WordKey> => {
  switch (line.kind) {
    case 'coins':
      return say('plan.coins', { coins: line.coins })
    case 'produced':
      return say('plan.produced', {
        resource: say(`resource.${line.resource}`),
        units: line.units,
        by: describeProducer(line.by),
      })
    case 'chosen':
      return say('plan.chosen', { resource: say(`resource.${line.resource}`), by: describeProducer(line.by) })
    case 'dropped':
      return say('plan.dropped', {
        resource: say(`resource.${line.resource}`),
        units: line.units,
        by: say(`progress.${line.by}`),
      })
    case 'bought': {
      const args = { resource: say(`resource.${line.resource}`), units: line.units, each: line.each }
      if (line.fixedBy !== null) return say('plan.boughtFixed', { ...args, by: say(`card.${line.fixedBy}`) })
      return line.opponentSymbols === 0
        ? say('plan.boughtBase', args)
        : say('plan.bought', { ...args, symbols: line.opponentSymbols })
    }
    case 'chain':
      return say('plan.chain', { chain: say(`chain.${line.chain}`), by: say(`card.${line.by}`) })
  }
}

const describeProducer = (producer: Producer): Message<WordKey> =>
  producer.kind === 'card' ? say(`card.${producer.card}`) : say(`wonder.${producer.wonder}`)
