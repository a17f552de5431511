import type { Game } from '@ecumene/kernel'
import { type ReactElement, useMemo, useState } from 'react'
import { Dialog } from '../../controls/dialog.tsx'
import { Encyclopedia } from '../../encyclopedia/encyclopedia.tsx'
import { useWords } from '../../words/use-words.tsx'
import '../rules/rules-dialog.css'

type EncyclopediaDialogProps = {
  readonly game: Game
  /** The entry to open at, by its address. */
  readonly piece?: string | null
  readonly onRule: (id: string) => void
  readonly onClose: () => void
}

/** The encyclopedia of the current game, above the table. */
export const EncyclopediaDialog = ({
  game,
  piece = null,
  onRule,
  onClose,
}: EncyclopediaDialogProps): ReactElement | null => {
  const { text } = useWords()
  const catalogue = useMemo(() => game.presentation.catalogue?.(), [game])
  const [opened, setOpened] = useState(piece)
  if (catalogue === undefined) return null
  return (
    <Dialog title={text('encyclopedia.title')} className="rules-dialog" onClose={onClose}>
      <Encyclopedia game={game} catalogue={catalogue} opened={opened} onOpen={setOpened} onRule={onRule} />
    </Dialog>
  )
}
