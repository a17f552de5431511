/** Pages that nobody looks at are not painted, and a browser may leave out a frame: nothing waits longer than that. */
const AT_MOST_MS = 250

/** Waits until what the page shows now has been painted, so that a long piece of work does not hold it up. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) return resolve()
    const timer = setTimeout(resolve, AT_MOST_MS)
    requestAnimationFrame(() => {
      // The frame is painted after its callbacks; a message comes after that.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        clearTimeout(timer)
        resolve()
      }
      port2.postMessage(null)
    })
  })
