/** Puts a game on the shelf of a browser. Runs in the page; the store is the one of src/table/local-store.ts. */
export const putInStore = (game) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ecumene')
    opening.onupgradeneeded = () => opening.result.createObjectStore('games')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite')
      transaction.objectStore('games').put(game, game.id)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      transaction.onerror = () => reject(transaction.error)
    }
  })
