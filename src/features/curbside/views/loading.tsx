import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import css from '../curbside.module.css'

/** The shape of the page, while the store is being looked up. */
export function Loading() {
  return (
    <>
      <VisuallyHidden role="status">
        <Trans>Looking up the store</Trans>
      </VisuallyHidden>
      <div className={css.bones}>
        <Skeleton shape="head" width="min(28rem, 90%)" />
        <Skeleton shape="lane" width="100%" />
        <Skeleton shape="text" width="min(32rem, 100%)" />
        <Skeleton shape="text" width="min(24rem, 80%)" />
        <Skeleton shape="button" width="12rem" />
      </div>
    </>
  )
}
