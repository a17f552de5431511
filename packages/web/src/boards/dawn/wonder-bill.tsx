import { planCost, planSources, planVerdict, type WonderPlan } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import type { Say } from '../../words/use-words.tsx'
import { planSign } from './signs.ts'
import { TIP_RULES } from './tip-rules.ts'
import styles from './wonder-bill.module.css'

/** What a wonder would cost the viewer now, and what could pay for it: every part with its sign and number. */
export const WonderBill = ({ plan, say }: { readonly plan: WonderPlan; readonly say: Say }): ReactElement => (
  <div className={styles['bill']} data-enough={plan.missing === 0}>
    <ul className={styles['sources']}>
      {planSources(plan).map(({ thing, count, words }) => {
        const text = say(words)
        return (
          <li key={text}>
            <Explained tip={{ name: text, rules: TIP_RULES.paying }}>
              <Icon name={planSign(thing)} />
              <span aria-hidden="true">{count}</span>
              <span className="unseen">{text}</span>
            </Explained>
          </li>
        )
      })}
    </ul>
    <p className={styles['cost']}>
      <span className="unseen">{say(planCost(plan))}</span>
      <strong>{say(planVerdict(plan))}</strong>
    </p>
  </div>
)
