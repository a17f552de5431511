import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { useWords } from '../words/use-words.tsx'
import { isQuiet } from './quiet.ts'
import { updates } from './register.ts'
import './update-bar.css'

/** Says that a newer page is ready. It waits for as long as the player likes. */
export const UpdateBar = (): ReactElement => {
  const { text } = useWords()
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady)
  const [isWaiting, setWaiting] = useState(false)
  const take = () => {
    setWaiting(!isQuiet())
    void updates.take()
  }
  return (
    <div role="status">
      {isReady && (
        <div className="update-bar">
          <span>{text(isWaiting ? 'update.waiting' : 'update.ready')}</span>
          <span className="update-bar__choice">
            <button type="button" className="button" onClick={take}>
              {text('update.reload')}
            </button>
            <button type="button" className="button button--quiet" onClick={updates.putOff}>
              {text('update.later')}
            </button>
          </span>
        </div>
      )}
    </div>
  )
}
