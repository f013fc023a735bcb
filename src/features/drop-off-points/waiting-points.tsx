import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import css from './drop-off-points.module.css'
import { LoadingPoints } from './loading-points.tsx'

/** The search and its points before their code is there, in their own shape. */
export function WaitingPoints() {
  return (
    <>
      <VisuallyHidden role="status">
        <Trans>Searching for drop-off points</Trans>
      </VisuallyHidden>
      <div className={css.search}>
        <Skeleton shape="button" width="full" />
        <Skeleton shape="button" width="full" />
      </div>
      <div className={css.found}>
        <LoadingPoints />
      </div>
    </>
  )
}
