import type { CitiesWords } from '../en/cities.ts'

export const cities: CitiesWords = {
  'decision.manage': 'Город: используйте свои города.',
}
