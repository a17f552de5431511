/** Of each of these drawings the paths that are on no other. */
export const ownPaths = (drawings: readonly string[]): readonly (readonly string[])[] => {
  const paths = drawings.map((markup) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path))
  const times = new Map<string, number>()
  for (const path of paths.flat()) times.set(path, (times.get(path) ?? 0) + 1)
  return paths.map((list) => list.filter((path) => times.get(path) === 1))
}
