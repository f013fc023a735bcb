import { Skeleton } from '../../ui/marks/skeleton.tsx'
import css from './drop-off-points.module.css'

/** The points before they are there, in their own shape. */
export function LoadingPoints() {
  return (
    <div aria-busy="true">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={css.point}>
          <Skeleton shape="text" width="medium" />
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" width="medium" />
        </div>
      ))}
    </div>
  )
}
