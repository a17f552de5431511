/**
 * Runs in the page before anything else there: presses "play" as soon as it can be seen, and leaves in `played` the milliseconds
 * from the address bar to each step. All that the page takes from true chance is `byte`, so that the same player begins each time.
 */
export const eagerPlayer = (byte) => {
  if (globalThis !== globalThis.top) return
  crypto.getRandomValues = (array) => array.fill(byte)
  const seen = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const found = document.querySelector(selector)
        if (found?.checkVisibility()) resolve(found)
        else requestAnimationFrame(look)
      }
      look()
    })
  const play = async () => {
    const button = await seen('section[aria-labelledby="game-duel"] .button--do')
    const pressed = performance.now()
    button.click()
    await seen('.table-screen')
    const table = performance.now()
    await seen('[data-move]')
    const move = performance.now()
    const [{ responseEnd: answered }] = performance.getEntriesByType('navigation')
    return { began: performance.timeOrigin, answered, pressed, table, move }
  }
  globalThis.played = play()
}
