/** Letters as they are compared in a search: case, accents and the kind of apostrophe do not matter. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').replace(/[’'ʼ]/g, "'").toLowerCase()
