import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import css from './store.module.css'

/** The stores before they are there, in their own shape. */
export function LoadingStores() {
  const { t } = useLingui()
  return (
    <div aria-busy="true" className={css.loading}>
      <VisuallyHidden role="status">{t`Searching for stores`}</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={css.store}>
          <Skeleton shape="text" width="tiny" />
          <div className={css.words}>
            <Skeleton shape="text" width="medium" />
            <Skeleton shape="text" width="long" />
            <Skeleton shape="text" width="medium" />
          </div>
        </div>
      ))}
    </div>
  )
}
