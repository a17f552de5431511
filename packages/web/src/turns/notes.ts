import { useSyncExternalStore } from 'react'
import { remember, remembered, watchRemembered } from '../memory/remembered.ts'

/**
 * Notifications that the browser shows while the page is in the background. Nobody is asked for permission before they
 * want them, and no third party carries them: a page that is closed can show none.
 */
export type Notes = 'missing' | 'denied' | 'on' | 'off'

export const notes = (): Notes => {
  if (!('Notification' in globalThis)) return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && remembered('notes') === 'on' ? 'on' : 'off'
}

/** Turns them on or off; the browser asks the player for permission the first time. */
export const switchNotes = async (isWanted: boolean): Promise<void> => {
  if (isWanted && notes() === 'off') await Notification.requestPermission()
  remember('notes', isWanted ? 'on' : 'off')
}

export const useNotes = (): Notes => useSyncExternalStore(watchRemembered, notes)

/** Shows one, if they are on and nobody is looking at the page. */
export const showNote = ({ title, body, about, go }: Note): void => {
  if (notes() !== 'on' || !document.hidden) return
  const options = { body, tag: about, icon: '/ecumene-192.png', data: about }
  try {
    const note = new Notification(title, options)
    note.onclick = () => {
      note.close()
      focus()
      go()
    }
  } catch {
    // Phones show notifications only through the worker, which knows where a click on one leads.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options))
  }
}

export type Note = {
  readonly title: string
  readonly body: string
  /** The address it is about; a newer one about the same address replaces it. */
  readonly about: string
  readonly go: () => void
}
