import { Trans } from '@lingui/react/macro'
import { PageButton } from '../../components/links/links.tsx'
import type { ButtonTone } from '../../ui/controls/button.tsx'
import { usePaymentState } from './payment-context.ts'

type Props = { readonly tone?: ButtonTone }

export function ToOrder({ tone = 'black' }: Props) {
  const orderNumber = usePaymentState(({ context }) => context.orderNumber)
  return (
    <PageButton tone={tone} to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
      <Trans>See your order</Trans>
    </PageButton>
  )
}
