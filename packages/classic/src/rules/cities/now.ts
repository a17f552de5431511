/** What the active player is in the middle of in City Management: small numbers that frames and moves need. */
export type CityNow = {
  /** The city that acts, or `NONE`. */
  city: number
}

export const newCityNow = (): CityNow => ({ city: -1 })

export const copyCityNow = (now: CityNow): CityNow => ({ city: now.city })
