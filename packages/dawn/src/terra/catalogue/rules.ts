import type { DistrictId } from '../data/districts.ts'

export const DISTRICT_RULES: Readonly<Record<DistrictId, readonly string[]>> = {
  campus: ['T-8.19'],
  'commercial-hub': ['T-8.20', 'T-8.21'],
  encampment: ['T-8.22', 'T-8.23', 'T-8.24', 'T-8.25'],
  'industrial-zone': ['T-8.26', 'T-8.27', 'T-8.28', 'T-8.36'],
  'theater-square': ['T-8.30', 'T-8.31', 'T-8.32', 'T-8.33'],
}

export const AGENDA_RULES: Readonly<Record<string, readonly string[]>> = {
  technophile: ['T-1.8'],
  'technophile-ti': ['T-4.12'],
  scholarly: ['T-4.13'],
  progressive: ['T-4.14'],
  industrious: ['T-4.15'],
  expansionist: ['T-4.16', 'T-4.24'],
  prolific: ['T-4.17'],
  defensive: ['T-4.18'],
  devastating: ['T-4.19'],
  diplomatic: ['T-4.20'],
  hoarder: ['T-4.21'],
  diversified: ['T-4.22'],
  provincial: ['T-4.23', 'T-4.24'],
  fortified: ['T-4.10', 'T-4.6'],
  expeditionary: ['T-4.11', 'T-4.6'],
}
