import type { ImportError, Seat } from '@ecumene/kernel'
import { type ChangeEvent, type ReactElement, useState } from 'react'
import { useLocation } from 'wouter'
import { patiently } from '../../boards/patient.ts'
import { Icon } from '../../icons/icon.tsx'
import { useWords } from '../../words/use-words.tsx'

/** No match is this large: a bigger file is not read at all. */
const MOST_BYTES = 20_000_000

/** Opens a match file: a finished game is shown, an unfinished one is continued. For a bad file it says what is wrong. */
export const MatchFileInput = (): ReactElement => {
  const { text } = useWords()
  const [, navigate] = useLocation()
  const [error, setError] = useState<Pick<ImportError, 'code' | 'path'> | null>(null)
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    // A match file contains no names.
    const nameOf = (seat: Seat) => text('create.player', { number: seat + 1 })
    const file = target.files?.[0]
    if (file === undefined) return
    const taken = file.size > MOST_BYTES ? TOO_LARGE : await takenFrom(file, nameOf)
    // The same file may be chosen again after it was repaired.
    target.value = ''
    if (taken.ok) navigate(taken.value)
    else setError(taken.error)
  }
  return (
    <div>
      <label className="match-file">
        <span className="button">
          <Icon name="cloud-upload" />
          {text('file.open')}
        </span>
        <input type="file" accept=".match,.json,application/json" onChange={(event) => void take(event)} />
      </label>
      <p className="match-file__error" role="alert">
        {error !== null && text(`file.error.${error.code}`, { path: error.path })}
      </p>
    </div>
  )
}

const TOO_LARGE = { ok: false, error: { code: 'format', path: '' } } as const

/** Whatever reads match files is fetched for the first of them. */
const takenFrom = async (file: File, nameOf: (seat: Seat) => string) => {
  const { takeMatchFile } = await patiently(() => import('../../replay/match-file.ts'))
  return takeMatchFile(await file.text(), nameOf)
}
