import { NAME_LENGTH, tidyName, unitsIn } from '@ecumene/protocol'
import { type ReactElement, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { myName, rename } from '../../online/guest.ts'
import { useWords } from '../../words/use-words.tsx'

/** The name this browser plays under. It is kept here and, for games online, sent to the server. */
export const GuestName = (): ReactElement => {
  const { text } = useWords()
  const [name, setName] = useState(myName)
  const [isSaved, setSaved] = useState(false)
  const save = () => {
    setName(tidyName(name))
    setSaved(true)
    void rename(name)
  }
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      // Typing a name and going on to take a seat counts as choosing it.
      onBlur={() => {
        if (tidyName(name) !== myName()) save()
      }}
    >
      <label className="field">
        <span className="field__label">{text('home.name')}</span>
        <input
          className="input"
          value={name}
          maxLength={unitsIn(NAME_LENGTH)}
          placeholder={text('home.guest')}
          autoComplete="nickname"
          onChange={({ target }) => {
            setName(target.value)
            setSaved(false)
          }}
        />
      </label>
      <button type="submit" className="button">
        {isSaved && <Icon name="check-mark" />}
        <span aria-live="polite">{text(isSaved ? 'home.name.saved' : 'home.name.save')}</span>
      </button>
    </form>
  )
}
