import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import css from './refunds.module.css'

const steps = ['half', 'medium', 'short', 'wide'] as const

/** The boxes of the page, while the answer is on its way. */
export function RefundSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading your refund</Trans>
      </VisuallyHidden>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>Where is my refund?</Trans>
      </h1>
      <div className={css.figures}>
        <div>
          <Skeleton shape="text" width="short" />
          <Skeleton shape="head" width="half" />
        </div>
        <div>
          <Skeleton shape="text" width="short" />
          <Skeleton shape="head" width="half" />
        </div>
      </div>
      <Columns>
        <div className={css.entry}>
          <Skeleton shape="head" width="wide" />
          {steps.map((width) => (
            <Skeleton key={width} shape="text" width={width} />
          ))}
        </div>
        <Side>
          <section>
            <Skeleton shape="text" width="medium" />
            <Skeleton shape="text" width="long" />
          </section>
        </Side>
      </Columns>
    </div>
  )
}
