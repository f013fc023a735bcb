import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import css from './address-book.module.css'

/** The addresses before they are there, in their own shape. */
export function LoadingAddresses() {
  const { t } = useLingui()
  return (
    <div aria-busy="true" className={css.book}>
      <VisuallyHidden role="status">{t`Loading your addresses`}</VisuallyHidden>
      {['first', 'second'].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton shape="text" width="tiny" />
          <div className={css.bones}>
            <Skeleton shape="text" width="medium" />
            <Skeleton shape="text" width="long" />
          </div>
        </div>
      ))}
    </div>
  )
}
