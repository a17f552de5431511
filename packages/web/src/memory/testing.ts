/** As much of a browser's memory as the page uses, for `vi.stubGlobal('localStorage', …)`. */
export const memoryOver = (kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem'> => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
})
