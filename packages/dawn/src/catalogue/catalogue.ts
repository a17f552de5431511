import { type Catalogue, type Piece, type PieceKind, type Words, withCatalogueWords } from '@ecumene/kernel'
import { MODULES } from '../modules.ts'
import { barbarians, resources, terrains, tiles } from './land.ts'
import { agendas, cards, cityStates, leaders, naturalWonders, treaties, wonders } from './pieces.ts'
import { words } from './words/words.ts'

/** Everything in all boxes, as the base game describes it, and what each module adds. */
export const catalogue = (): Catalogue => {
  const parts = MODULES.flatMap(({ catalogue: part }) => part ?? [])
  const amended = (kind: string, piece: Piece): Piece => {
    const additions = parts.flatMap((part) => part.more(kind, piece.id) ?? [])
    return {
      ...piece,
      facts: [...piece.facts, ...additions.flatMap(({ facts }) => facts ?? [])],
      doubts: [...piece.doubts, ...additions.flatMap(({ doubts }) => doubts ?? [])],
      rules: [...new Set([...additions.flatMap(({ rules }) => rules ?? []), ...piece.rules])],
    }
  }
  const kinds: readonly PieceKind[] = [
    { id: 'leader', name: { key: 'catalogue.leaders' }, pieces: leaders() },
    { id: 'card', name: { key: 'catalogue.cards' }, pieces: cards() },
    { id: 'wonder', name: { key: 'catalogue.wonders' }, pieces: wonders() },
    ...parts.flatMap((part) => part.kinds),
    { id: 'cityState', name: { key: 'catalogue.cityStates' }, pieces: cityStates() },
    { id: 'natural', name: { key: 'catalogue.naturals' }, pieces: naturalWonders() },
    { id: 'treaty', name: { key: 'catalogue.treaties' }, pieces: treaties() },
    { id: 'agenda', name: { key: 'catalogue.agendas' }, pieces: agendas() },
    { id: 'tile', name: { key: 'catalogue.tiles' }, pieces: tiles() },
    { id: 'terrain', name: { key: 'catalogue.terrains' }, pieces: terrains() },
    { id: 'resource', name: { key: 'catalogue.resources' }, pieces: resources() },
    { id: 'barbarian', name: { key: 'catalogue.barbarians' }, pieces: barbarians() },
  ]
  return {
    words: parts.reduce((all: Words, part) => withCatalogueWords(all, part.words), words),
    kinds: kinds.map(({ id, name, pieces }) => ({
      id,
      name,
      pieces: [...pieces, ...parts.flatMap((part) => part.pieces[id] ?? [])].map((piece) => amended(id, piece)),
    })),
  }
}
