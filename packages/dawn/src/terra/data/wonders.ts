import type { Wonder } from '../../data/wonders.ts'

/** T-1.7: the wonder cards of the expansion. Their effects are in `terra/abilities/wonders.ts`. */
export const TERRA_WONDERS = [
  { id: 'colosseum', type: 'culture', era: 'ancient', cost: 9, resources: ['marble', 'oil'] },
  { id: 'taj-mahal', type: 'culture', era: 'medieval', cost: 9, resources: ['marble', 'diamonds'] },
  { id: 'cristo-redentor', type: 'culture', era: 'modern', cost: 11, resources: ['marble', 'mercury'] },
  { id: 'great-library', type: 'science', era: 'ancient', cost: 8, resources: ['mercury', 'diamonds'] },
  { id: 'university-of-sankore', type: 'science', era: 'medieval', cost: 9, resources: ['mercury', 'oil'] },
  {
    id: 'amundsen-scott-research-station',
    type: 'science',
    era: 'modern',
    cost: 10,
    resources: ['mercury', 'diamonds'],
  },
  { id: 'apadana', type: 'economy', era: 'ancient', cost: 8, resources: ['diamonds', 'marble'] },
  { id: 'kilwa-kisiwani', type: 'economy', era: 'medieval', cost: 9, resources: ['diamonds', 'marble'] },
  { id: 'ti-machu-picchu', type: 'economy', era: 'medieval', cost: 10, resources: ['diamonds', 'mercury'] },
  { id: 'orszaghaz', type: 'economy', era: 'modern', cost: 11, resources: ['diamonds', 'oil'] },
  { id: 'jebel-barkal', type: 'military', era: 'ancient', cost: 7, resources: ['oil', 'mercury'] },
  { id: 'huey-teocalli', type: 'military', era: 'medieval', cost: 9, resources: ['oil', 'mercury'] },
  { id: 'ti-pentagon', type: 'military', era: 'modern', cost: 12, resources: ['oil', 'diamonds'] },
  { id: 'statue-of-liberty', type: 'military', era: 'modern', cost: 12, resources: ['oil', 'marble'] },
] as const satisfies readonly Wonder[]
