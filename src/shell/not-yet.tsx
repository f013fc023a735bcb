import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMember } from '../components/app/app-context.ts'
import { PageButton } from '../components/links/links.tsx'
import { useShopLink } from '../components/links/shop-links.ts'
import { Message } from '../components/page/message.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'

/** A page whose screen is not there yet: says so and leads back. */
export function NotYet(props: { readonly title: ReactNode; readonly children?: ReactNode }) {
  const member = useMember()
  const shopLink = useShopLink()
  return (
    <Message
      title={props.title}
      actions={
        <>
          {props.children}
          {member ? (
            <PageButton tone="line" to="/{-$country}/{-$locale}/orders">
              <Trans>Back to your orders</Trans>
            </PageButton>
          ) : (
            <ButtonLink tone="line" href={shopLink('')}>
              <Trans>Back to the shop</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <Trans>This page isn’t ready yet. We’re building it.</Trans>
    </Message>
  )
}
