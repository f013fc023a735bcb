import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../contract/pickup/store.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { ContactUs } from '../links/contact-us.tsx'
import { PageButton } from '../links/links.tsx'
import { telOf } from './store-facts.tsx'

/** Whom to turn to (CU-07): the store where its telephone is known, else the order's page and our contact page. */
export function ContactWays(props: {
  readonly store: Store | null
  readonly orderNumber: string | null
  /** Nothing more to try here: our contact page is offered beside the store. */
  readonly isLast?: boolean
}) {
  const phone = props.store?.phone ?? props.store?.telephone ?? null
  if (phone !== null) {
    return (
      <>
        <ButtonLink tone={props.isLast ? 'black' : 'line'} href={telOf(phone)}>
          <span>
            <Trans>
              Call <bdi dir="ltr">{phone}</bdi>
            </Trans>
          </span>
        </ButtonLink>
        {props.isLast && <ContactUs />}
      </>
    )
  }
  return (
    <>
      {props.orderNumber !== null && (
        <PageButton
          tone="line"
          to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
          params={{ orderNumber: props.orderNumber }}
        >
          <Trans>Order status</Trans>
        </PageButton>
      )}
      <ContactUs />
    </>
  )
}
