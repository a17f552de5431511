import { BOXES, type BoxNames } from '../boxes.ts'

/** What can be used at the start of a turn (N-7.12). */
const BASE_ACTIONS = [
  'hanging-gardens',
  'forbidden-city',
  'eiffel-tower',
  'great-zimbabwe',
  'oracle',
  'estadio-do-maracana',
  'seoul',
  'geneva',
] as const

export type ActionId = (typeof BASE_ACTIONS)[number] | BoxNames['action']

/** A `use` move names one of these. */
export const ACTIONS: readonly ActionId[] = [...BASE_ACTIONS, ...BOXES.flatMap(({ actions }) => actions)]

/** What can be used once in a turn at another moment; remembered together with the actions. */
export const ONCE_PER_TURN = ['venetian-arsenal', 'capitalism', 'aztec'] as const

export type OnceId = ActionId | (typeof ONCE_PER_TURN)[number] | BoxNames['oncePerTurn']

const ONCE: readonly OnceId[] = [...ACTIONS, ...ONCE_PER_TURN, ...BOXES.flatMap(({ oncePerTurn }) => oncePerTurn)]

/** The number under which it is remembered that something was used this turn. */
export const onceNumber = (id: OnceId): number => ONCE.indexOf(id)
