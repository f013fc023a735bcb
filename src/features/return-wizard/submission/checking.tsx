import { Trans } from '@lingui/react/macro'
import { PageButton } from '../../../components/links/links.tsx'
import { useWizardContext } from '../return-wizard-context.ts'
import type { Face } from './face.ts'

/** The answer got lost: it may or may not have worked, and is looked up by itself. */
export const checking: Face = {
  mark: { mark: 'hourglass', tone: 'wait' },
  Title: () => <Trans>Checking your return</Trans>,
  Body: () => (
    <p role="status">
      <Trans>
        We did not hear back, so we are looking whether your return went through. You do not need to send it
        again.
      </Trans>
    </p>
  ),
  Actions: () => {
    const { orderNumber } = useWizardContext()
    return (
      <PageButton tone="line" to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
        <Trans>Back to order</Trans>
      </PageButton>
    )
  },
}
