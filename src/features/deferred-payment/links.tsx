import { Trans } from '@lingui/react/macro'
import { helpLink } from '../../../domain/links/shop-links.ts'
import { shop } from '../../../domain/shop-settings/shop.ts'
import { usePlace } from '../../components/app/app-context.ts'
import { PageButton } from '../../components/links/links.tsx'
import { ButtonLink, type ButtonTone } from '../../ui/controls/button.tsx'
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

export function ContactUs() {
  const { marketplace: country, language } = usePlace()
  return (
    <ButtonLink tone="line" href={helpLink(shop.site, { country, language }, 'contact')}>
      <Trans>Contact us</Trans>
    </ButtonLink>
  )
}
