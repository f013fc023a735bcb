import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import css from './exchange-choice.module.css'

/** The place of colors and sizes while they are on their way. */
export function LoadingChoice() {
  return (
    <div className={css.panel} aria-busy="true">
      <VisuallyHidden role="status">
        <Trans>Loading sizes and colors</Trans>
      </VisuallyHidden>
      <Skeleton shape="text" width="short" />
      <Skeleton shape="head" width="long" />
      <Skeleton shape="text" width="short" />
      <Skeleton shape="head" width="long" />
    </div>
  )
}
