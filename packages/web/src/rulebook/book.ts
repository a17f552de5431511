/** A rulebook as it is shown, made from `docs/rules/<language>/<book>.md`. */
export type Book = {
  readonly title: string
  readonly intro: readonly Prose[]
  readonly chapters: readonly Chapter[]
}

export type Chapter = { readonly anchor: string; readonly title: string; readonly blocks: readonly Block[] }

export type Block =
  | { readonly kind: 'prose'; readonly prose: Prose }
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'rule'; readonly id: string; readonly prose: Prose }

/** A sentence in pieces: plain text, emphasis, an option's name, or a reference to another rule. */
export type Prose = readonly Piece[]

export type Piece = { readonly kind: 'plain' | 'emphasis' | 'strong' | 'code' | 'rule'; readonly text: string }

const RULE = /^- \*\*([A-Z]-[A-Z]*\d+(?:\.\d+)*[a-z]?)\*\* (.*)$/
const PIECES = /_([^_]+)_|\*\*([^*]+)\*\*|`([^`]+)`|\b([A-Z]-(?:[A-Z]+)?\d+(?:\.\d+)*[a-z]?)\b/g

/** Reads the small part of Markdown that our rulebooks are written in. */
export const readBook = (markdown: string): Book => {
  let title = ''
  const intro: Prose[] = []
  const chapters: { anchor: string; title: string; blocks: Block[] }[] = []
  for (const line of paragraphs(markdown)) {
    const chapter = chapters.at(-1)
    const rule = RULE.exec(line)
    if (line.startsWith('# ')) title = line.slice(2)
    else if (line.startsWith('## '))
      chapters.push({ anchor: `chapter-${chapters.length + 1}`, title: line.slice(3), blocks: [] })
    else if (line.startsWith('### ')) chapter?.blocks.push({ kind: 'heading', title: line.slice(4) })
    else if (rule !== null)
      chapter?.blocks.push({ kind: 'rule', id: rule[1] as string, prose: readProse(rule[2] as string) })
    else if (chapter === undefined) intro.push(readProse(line))
    else chapter.blocks.push({ kind: 'prose', prose: readProse(line) })
  }
  return { title, intro, chapters }
}

/** Joins lines that belong together: a heading or list item starts a new one, an empty line ends it. */
const paragraphs = (markdown: string): readonly string[] => {
  const found: string[] = []
  let isOpen = false
  for (const line of markdown.split('\n')) {
    const text = line.trim()
    if (text === '') isOpen = false
    else if (isOpen && !text.startsWith('#') && !text.startsWith('- ')) found.push(`${found.pop()} ${text}`)
    else {
      found.push(text)
      isOpen = !text.startsWith('#')
    }
  }
  return found
}

export const readProse = (text: string): Prose => {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(PIECES)) {
    if (match.index > from) pieces.push({ kind: 'plain', text: text.slice(from, match.index) })
    const [whole, emphasis, strong, code, rule] = match
    if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis })
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else if (rule !== undefined) pieces.push({ kind: 'rule', text: rule })
    from = match.index + whole.length
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) })
  return pieces
}

export const plainText = (prose: Prose): string => prose.map(({ text }) => text).join('')
