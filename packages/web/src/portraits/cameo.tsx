import type { ReactElement } from 'react'
import styles from './cameo.module.css'
import type { Likeness } from './parts.ts'

type CameoProps = {
  /** Whose it is, by their name in the data of the game. */
  readonly of: string
  readonly likeness: Likeness
  /** A disc of limestone under it; without, whatever holds it gives the ground. */
  readonly isCoin?: boolean
}

/** Somebody in profile, cut in stone. */
export const Cameo = ({ of, likeness: { skin, parts }, isCoin = false }: CameoProps): ReactElement => (
  <svg
    className={styles['cameo']}
    viewBox="0 0 100 100"
    aria-hidden="true"
    data-cameo={of}
    data-coin={isCoin || undefined}
    data-skin={skin}
  >
    {parts.map(([tone, path]) => (
      <path key={path} className={styles[tone]} d={path} />
    ))}
  </svg>
)
