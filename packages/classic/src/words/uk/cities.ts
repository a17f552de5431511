import type { CitiesWords } from '../en/cities.ts'

export const cities: CitiesWords = {
  'decision.manage': 'Керування містами: скористайтеся своїми містами.',
}
