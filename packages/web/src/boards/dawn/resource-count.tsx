import type { Resource } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import type { Say } from '../../words/use-words.tsx'
import styles from './details.module.css'
import { thingSign } from './signs.ts'

type ResourceCountProps = { readonly resource: Resource; readonly count: number; readonly say: Say }

/** So many tokens of a resource: its sign for the eye, its name for the ear. */
export const ResourceCount = ({ resource, count, say }: ResourceCountProps): ReactElement => (
  <Explained className={styles['resource']} tip={{ piece: pieceAddress('resource', resource) }}>
    <Icon name={thingSign(resource)} />
    <span className="unseen">{say({ key: `resource.${resource}` })} </span>
    {count}
  </Explained>
)
