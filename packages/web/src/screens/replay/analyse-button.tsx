import type { ReactElement } from 'react'
import type { AnalysisStage } from '../../analysis/use-analysis.ts'
import { Icon } from '../../icons/icon.tsx'
import { useWords } from '../../words/use-words.tsx'

type AnalyseButtonProps = {
  readonly now: AnalysisStage
  readonly isShown: boolean
  readonly onStart: () => void
  readonly onShow: (isShown: boolean) => void
}

/** Begins the analysis; once there is one, shows and hides it. */
export const AnalyseButton = ({ now, isShown, onStart, onShow }: AnalyseButtonProps): ReactElement => {
  const { text } = useWords()
  if (now.stage === 'done') {
    return (
      <button type="button" className="button" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
        <Icon name="chart" />
        {text('analysis.title')}
      </button>
    )
  }
  return (
    <button type="button" className="button" disabled={now.stage === 'running'} onClick={onStart}>
      <Icon name="chart" />
      {text('analysis.start')}
    </button>
  )
}
