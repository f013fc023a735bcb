import { Trans, useLingui } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Lanes } from '../../../ui/marks/lanes.tsx'
import text from '../../../ui/text.module.css'

/** The return is being created; nothing to press until the outcome is there. */
export const submitting: Face = {
  Title: () => <Trans>Submitting your return</Trans>,
  Body: () => {
    const { t } = useLingui()
    return (
      <>
        <Lanes done={1} label={t`Submitting`} now={t`In progress`} full />
        <p className={cx(text.small, text.soft)} role="status">
          <Trans>This takes a few seconds. You can close this page.</Trans>
        </p>
      </>
    )
  },
  Actions: () => {
    const { t } = useLingui()
    return <Button loading={t`Submitting`}>{null}</Button>
  },
}
