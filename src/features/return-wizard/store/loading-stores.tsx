import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import css from './store.module.css'

/** The stores before they are there, in their own shape. */
export function LoadingStores() {
  const { t } = useLingui()
  return (
    <div aria-busy="true" className={css.loading}>
      <VisuallyHidden role="status">{t`Looking for stores`}</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className={css.store}>
          <Skeleton shape="text" width="1.5rem" />
          <div className={css.words}>
            <Skeleton shape="text" width="12rem" />
            <Skeleton shape="text" width="16rem" />
            <Skeleton shape="text" width="9rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
