import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../ui/layout/wrap.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import text from '../../ui/text.module.css'
import css from './papers.module.css'

const rows = ['medium', 'half', 'medium'] as const

/** The boxes of the page, while the answer is on its way. */
export function PapersSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading your documents</Trans>
      </VisuallyHidden>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>Invoices and documents</Trans>
      </h1>
      <div className={css.columns}>
        <Columns>
          <div className={css.list}>
            {rows.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes that never change places
              <div key={index} className={css.row}>
                <Skeleton shape="head" width={width} />
                <Skeleton shape="text" width="short" />
              </div>
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
    </div>
  )
}
