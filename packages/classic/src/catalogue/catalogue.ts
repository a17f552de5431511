import type { Catalogue } from '@ecumene/kernel'
import { figures, markers, resources, tiles } from './land.ts'
import { buildings, cultureEvents, greatPeople, units, wonders } from './pieces.ts'
import { civilizations, governments, techs } from './sheets.ts'
import { words } from './words/words.ts'

/** Everything of the box. */
export const catalogue = (): Catalogue => ({
  words,
  kinds: [
    { id: 'civilization', name: { key: 'catalogue.civilizations' }, pieces: civilizations() },
    { id: 'tech', name: { key: 'catalogue.techs' }, pieces: techs() },
    { id: 'government', name: { key: 'catalogue.governments' }, pieces: governments() },
    { id: 'building', name: { key: 'catalogue.buildings' }, pieces: buildings() },
    { id: 'unit', name: { key: 'catalogue.units' }, pieces: units() },
    { id: 'figure', name: { key: 'catalogue.figures' }, pieces: figures() },
    { id: 'wonder', name: { key: 'catalogue.wonders' }, pieces: wonders() },
    { id: 'culture', name: { key: 'catalogue.events' }, pieces: cultureEvents() },
    { id: 'person', name: { key: 'catalogue.people' }, pieces: greatPeople() },
    { id: 'resource', name: { key: 'catalogue.resources' }, pieces: resources() },
    { id: 'marker', name: { key: 'catalogue.markers' }, pieces: markers() },
    { id: 'tile', name: { key: 'catalogue.tiles' }, pieces: tiles() },
  ],
})
