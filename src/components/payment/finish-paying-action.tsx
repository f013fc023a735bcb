import { Trans } from '@lingui/react/macro'
import type { WayToPay } from '../../../domain/payments/finish-paying.ts'
import { ButtonLink, type ButtonTone } from '../../ui/controls/button.tsx'
import { PageButton } from '../links/links.tsx'

/** Leads to where an unpaid order is paid (OD-14), from its page and from the list alike. */
export function FinishPayingAction(props: {
  readonly finish: WayToPay
  readonly orderNumber: string
  readonly tone: ButtonTone
}) {
  const { finish, orderNumber, tone } = props
  const words = <Trans>Finish paying</Trans>
  return finish.kind === 'legacy' ? (
    <ButtonLink tone={tone} href={finish.href} data-action="finishPaying">
      {words}
    </ButtonLink>
  ) : (
    <PageButton
      tone={tone}
      to="/{-$country}/{-$locale}/orders/sales/$orderNumber/payment"
      params={{ orderNumber }}
      data-action="finishPaying"
    >
      {words}
    </PageButton>
  )
}
