import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Columns, Side } from '../../../ui/layout/wrap.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import text from '../../../ui/text.module.css'
import items from '../items/items.module.css'
import css from '../return-wizard.module.css'
import shape from './skeleton.module.css'

const lines = ['first', 'second', 'third']

/** The boxes of the lines, while the order is on its way. */
export function WizardSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading the order</Trans>
      </VisuallyHidden>
      <div className={shape.back}>
        <Skeleton shape="text" width="short" />
      </div>
      <div className={css.head}>
        <h1 className={text.display} tabIndex={-1}>
          <Trans>What are you returning?</Trans>
        </h1>
        <Skeleton shape="text" width="long" />
      </div>
      <Columns>
        <div>
          {lines.map((line) => (
            <div key={line} className={items.pick}>
              <div className={shape.box}>
                <Skeleton shape="text" width="tiny" />
              </div>
              <Skeleton shape="picture" />
              <div className={shape.words}>
                <Skeleton shape="text" width="medium" />
                <Skeleton shape="text" width="medium" />
                <Skeleton shape="text" width="short" />
              </div>
            </div>
          ))}
        </div>
        <Side>
          <section className={shape.words}>
            <Skeleton shape="head" width="medium" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="head" />
          </section>
        </Side>
      </Columns>
    </div>
  )
}
