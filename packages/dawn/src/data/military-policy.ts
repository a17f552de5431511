/**
 * PROPOSED DATA. The exact wording of the base game's four military cards is known from one recap only; Iron Working's
 * +1 is confirmed by the rulebooks' example. Numbers and order of their effects are all here.
 */
export type MilitaryPolicy = {
  readonly attacks: number
  readonly range: number
  /** Distance may be counted through water, or through anything at all. */
  readonly through: 'land' | 'water' | 'anything'
  readonly bonus: number
  readonly bonusAgainstBarbarians: number
  /** Reinforce instead of attacking, after attacking with the attacks made taken off, or as well. */
  readonly reinforces: 'instead' | 'after' | 'also'
}

export const MASONRY: MilitaryPolicy = {
  attacks: 2,
  range: 2,
  through: 'land',
  bonus: 0,
  bonusAgainstBarbarians: 0,
  reinforces: 'instead',
}

export const IRON_WORKING: MilitaryPolicy = {
  attacks: 2,
  range: 3,
  through: 'land',
  bonus: 1,
  bonusAgainstBarbarians: 3,
  reinforces: 'instead',
}

export const MASS_PRODUCTION: MilitaryPolicy = {
  attacks: 2,
  range: 3,
  through: 'water',
  bonus: 2,
  bonusAgainstBarbarians: 2,
  reinforces: 'after',
}

export const FLIGHT: MilitaryPolicy = {
  attacks: 3,
  range: 5,
  through: 'anything',
  bonus: 3,
  bonusAgainstBarbarians: 3,
  reinforces: 'also',
}
