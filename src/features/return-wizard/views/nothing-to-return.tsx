import { Trans } from '@lingui/react/macro'
import { PageButton } from '../../../components/links/links.tsx'
import { useHelpLink } from '../../../components/links/shop-links.ts'
import frame from '../../../components/page/message.module.css'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import text from '../../../ui/text.module.css'
import { useWizardContext } from '../return-wizard-context.ts'

/** Nothing of the order can go back: says so, with the ways out (RI-10). */
export function NothingToReturn() {
  const { orderNumber, flags } = useWizardContext()
  const returnPolicy = useHelpLink()('returns')
  return (
    <div className={frame.message}>
      <h1 className={text.display} tabIndex={-1}>
        <Trans>Nothing to return</Trans>
      </h1>
      <p className={text.pretty}>
        {flags.disableReturns ? (
          <Trans>You can’t return items online right now. Contact us and we’ll help.</Trans>
        ) : (
          <Trans>
            None of these items can be returned: they haven’t arrived, the 60 days are over, or they’re
            already on their way back.
          </Trans>
        )}
      </p>
      <div className={frame.actions}>
        <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
          <Trans comment="Button: to the page of the order (noun). Up to 34 characters">Back to order</Trans>
        </PageButton>
        <ButtonLink tone="line" href={returnPolicy}>
          <Trans>Return policy</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
