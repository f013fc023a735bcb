import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import css from './notifications.module.css'

const rows = ['wide', 'medium', 'wide'] as const

/** The boxes of the page, while the answer is on its way. */
export function NotificationsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading your choices</Trans>
      </VisuallyHidden>
      <h1 className={text.h1} tabIndex={-1}>
        <Trans>Order updates</Trans>
      </h1>
      <div className={css.page}>
        <div className={css.main}>
          <div className={css.ways}>
            {rows.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes that never change places
              <div key={index} className={css.way}>
                <Skeleton shape="head" width="medium" />
                <Skeleton shape="text" width={width} />
              </div>
            ))}
          </div>
          <Skeleton shape="button" width="medium" />
        </div>
      </div>
    </div>
  )
}
