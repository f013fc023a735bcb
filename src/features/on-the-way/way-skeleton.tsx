import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import css from './on-the-way.module.css'

/** The boxes of the page, while the answer is on its way. */
export function WaySkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading your pickup</Trans>
      </VisuallyHidden>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>When are you coming?</Trans>
      </h1>
      <div className={css.page}>
        <Columns>
          <div className={css.main}>
            <div className={css.section}>
              <Skeleton shape="head" width="wide" />
              <Skeleton shape="button" width="medium" />
            </div>
            <div className={css.section}>
              <Skeleton shape="head" width="wide" />
              <Skeleton shape="button" width="medium" />
              <Skeleton shape="text" width="wide" />
            </div>
          </div>
          <Side>
            <section>
              <Skeleton shape="head" width="most" />
              <Skeleton shape="text" width="half" />
              <Skeleton shape="text" width="most" />
            </section>
          </Side>
        </Columns>
      </div>
    </div>
  )
}
