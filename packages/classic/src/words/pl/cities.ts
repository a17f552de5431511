import type { CitiesWords } from '../en/cities.ts'

export const cities: CitiesWords = {
  'decision.manage': 'Zarządzanie miastami: użyj swoich miast.',
}
