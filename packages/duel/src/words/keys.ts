import type { CardId } from '../data/cards.ts'
import type { ProgressId } from '../data/progress.ts'
import type { Chain, Colour, Counted, Deck, Resource, ScienceSymbol } from '../data/types.ts'
import type { WonderId } from '../data/wonders.ts'

/** Every text of the game. A language that lacks one of these does not compile. */
export type WordKey =
  | 'game'
  | 'game.tagline'
  | `card.${CardId}`
  | `wonder.${WonderId}`
  | `progress.${ProgressId}`
  | `resource.${Resource}`
  | `colour.${Colour}`
  | `type.${Colour}`
  | `symbol.${ScienceSymbol}`
  | `chain.${Chain}`
  | `deck.${Deck}`
  | `counted.${Counted}`
  | `category.${Category}`
  | `measure.${Measure}`
  | `ending.${Ending}`
  | `option.${OptionKey}`
  | `decision.${DecisionKey}`
  | `move.${MoveKey}`
  | `event.${EventKey}`
  | `reason.${ReasonKey}`
  | `effect.${EffectKey}`
  | `plan.${PlanKey}`
  | 'source.militaryToken'

export type Category =
  | 'military'
  | 'civilian'
  | 'scientific'
  | 'commercial'
  | 'guilds'
  | 'wonders'
  | 'progress'
  | 'treasury'

/** What the charts after a game show. */
export type Measure = 'points' | 'military' | 'science' | 'coins'

export type Ending = 'military' | 'scientific' | 'civilian' | 'tieBreak' | 'shared'

type OptionKey =
  | 'wonders'
  | 'wonders.draft'
  | 'wonders.firstGame'
  | 'centredPawn'
  | 'centredPawn.begins'
  | 'centredPawn.chooses'
  | 'greatLibraryTokens'
  | 'greatLibraryTokens.public'
  | 'greatLibraryTokens.private'

type DecisionKey = 'draft' | 'play' | 'progress' | 'library' | 'rebuild' | 'demolish' | 'starter'

type MoveKey =
  | 'draft'
  | 'build'
  | 'discard'
  | 'wonder'
  | 'progress'
  | 'decline'
  | 'library'
  | 'rebuild'
  | 'demolish'
  | 'begin'

type EventKey =
  | 'wondersLaidOut'
  | 'wonderDrafted'
  | 'wonderLeft'
  | 'ageBegan'
  | 'built'
  | 'builtFree'
  | 'builtByChain'
  | 'discarded'
  | 'wonderBuilt'
  | 'wonderBuiltFree'
  | 'coinsGained'
  | 'coinsLost'
  | 'pawnMoved'
  | 'pairFormed'
  | 'progressTaken'
  | 'progressDeclined'
  | 'libraryDrawn'
  | 'libraryDrawnSecretly'
  | 'demolished'
  | 'rebuilt'
  | 'wonderBoxed'
  | 'revealed'
  | 'extraTurn'
  | 'extraTurnLost'
  | 'starterChosen'
  | 'ended.military'
  | 'ended.scientific'
  | 'ended.civilian'
  | 'ended.tieBreak'
  | 'ended.shared'

type ReasonKey =
  | 'covered'
  | 'notInStructure'
  | 'tooDear'
  | 'wonderBuilt'
  | 'sevenWonders'
  | 'noWonderLeft'
  | 'notYourWonder'
  | 'wonderTaken'
  | 'wonderNotInRow'
  | 'tokenNotOnBoard'
  | 'tokenNotDrawn'
  | 'notDiscarded'
  | 'notInOpponentCity'
  | 'wrongColour'

type EffectKey =
  | 'produces'
  | 'producesOneOf'
  | 'fixesPrice'
  | 'coins'
  | 'coinsPer'
  | 'points'
  | 'shields'
  | 'symbol'
  | 'guild'
  | 'guildPoints'
  | 'opponentLoses'
  | 'demolishes'
  | 'drawsProgress'
  | 'rebuilds'
  | 'extraTurn'
  | 'discount.wonder'
  | 'discount.blue'
  | 'tradeIncome'
  | 'pointsPerProgress'
  | 'extraShields'
  | 'extraTurnPerWonder'
  | 'coinsPerChain'

type PlanKey = 'coins' | 'produced' | 'chosen' | 'dropped' | 'bought' | 'boughtBase' | 'boughtFixed' | 'chain'
