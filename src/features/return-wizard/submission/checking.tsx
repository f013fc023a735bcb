import { Trans } from '@lingui/react/macro'
import type { Face } from '../../../components/attempt/attempt-dialog.tsx'
import { CheckingOutcome, CheckingTitle } from '../../../components/attempt/checking-outcome.tsx'
import { PageButton } from '../../../components/links/links.tsx'
import { useWizardContext } from '../return-wizard-context.ts'

/** The answer got lost: it may or may not have worked, and is looked up by itself. */
export const checking: Face = {
  Title: CheckingTitle,
  Body: CheckingOutcome,
  Actions: () => {
    const { orderNumber } = useWizardContext()
    return (
      <PageButton tone="line" to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
        <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
      </PageButton>
    )
  },
}
