import { Trans } from '@lingui/react/macro'
import { useMember } from '../../components/app/app-context.ts'
import { PageButton } from '../../components/links/links.tsx'
import { useShopLink } from '../../components/links/shop-links.ts'
import { Message } from '../../components/page/message.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'

/** No page is at this address: says so, and leads to the orders, to the lookup for who is not signed in, and to help. */
export function NotFound() {
  const isMember = useMember() !== null
  const shopLink = useShopLink()
  return (
    <Message
      title={<Trans>We can’t find this page</Trans>}
      actions={
        <>
          {isMember ? (
            <PageButton to="/{-$country}/{-$locale}/orders">
              <Trans>Your orders</Trans>
            </PageButton>
          ) : (
            <PageButton to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$">
              <Trans>Find an order</Trans>
            </PageButton>
          )}
          <ButtonLink tone="line" href={shopLink('help')}>
            <Trans>Get help</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>The address may be mistyped, or the page has moved. Your orders are where they were.</Trans>
    </Message>
  )
}
