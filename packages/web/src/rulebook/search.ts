import { folded } from '../words/folded.ts'
import { type Block, type Book, type Chapter, plainText } from './book.ts'

const textOf = (block: Block): string => {
  if (block.kind === 'heading') return block.title
  return block.kind === 'rule' ? `${block.id} ${plainText(block.prose)}` : plainText(block.prose)
}

/** The rules in which every word of the query occurs, under their chapters; all of the book for an empty query. */
export const searchBook = (book: Book, query: string): readonly Chapter[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.chapters
  return book.chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.filter((block) => {
      if (block.kind === 'heading') return false
      const text = folded(textOf(block))
      return words.every((word) => text.includes(word))
    })
    return blocks.length === 0 ? [] : [{ ...chapter, blocks }]
  })
}
