import { Trans } from '@lingui/react/macro'
import hidden from '../../../ui/layout/visually-hidden.module.css'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import css from '../curbside.module.css'

/** The shape of the page, while the store is being looked up. */
export function Loading() {
  return (
    <>
      <h1 className={hidden.hidden}>
        <Trans>Your pickup</Trans>
      </h1>
      <VisuallyHidden role="status">
        <Trans>Finding the store</Trans>
      </VisuallyHidden>
      <div className={css.bones}>
        <Skeleton shape="head" width="wide" />
        <Skeleton shape="lane" width="full" />
        <Skeleton shape="text" width="wide" />
        <Skeleton shape="text" width="wide" />
        <Skeleton shape="button" width="medium" />
      </div>
    </>
  )
}
