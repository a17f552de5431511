import type { CitiesWords } from '../en/cities.ts'

export const cities: CitiesWords = {
  'decision.manage': 'Місто: скористайтеся своїми містами.',
}
