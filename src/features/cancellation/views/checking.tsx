import { Trans, useLingui } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { CheckingOutcome, CheckingTitle } from '../../../components/attempt/checking-outcome.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CallUs, Dismiss } from './parts.tsx'

/** The answer was lost, and is looked up. */
export const checking: Face = {
  Title: CheckingTitle,
  Body: () => (
    <>
      <CheckingOutcome />
      <CallUs />
    </>
  ),
  Actions: () => {
    const { t } = useLingui()
    return (
      <>
        <Button loading={t`Checking`}>{null}</Button>
        <Dismiss tone="line">
          <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
        </Dismiss>
      </>
    )
  },
}
