import { Trans } from '@lingui/react/macro'
import type { Store } from '../../../contract/pickup/store.ts'
import { ButtonLink, type ButtonTone } from '../../ui/controls/button.tsx'
import { ContactUs } from '../links/contact-us.tsx'
import { PageButton } from '../links/links.tsx'
import { telOf } from '../links/phone-link.tsx'
import { phoneOf } from './store-facts.tsx'

/** “Call +1 555 0191”, where the store's telephone is known. */
export function CallStore({ store, tone }: { readonly store: Store | null; readonly tone: ButtonTone }) {
  const phone = store && phoneOf(store)
  if (!phone) return null
  return (
    <ButtonLink tone={tone} href={telOf(phone)}>
      <span>
        <Trans comment="Button: calls the store. {phone} is its phone number. Up to 19 characters">
          Call <bdi dir="ltr">{phone}</bdi>
        </Trans>
      </span>
    </ButtonLink>
  )
}

/** Whom to turn to (CU-07): the store where its telephone is known, else the order's page and our contact page. */
export function ContactWays(props: {
  readonly store: Store | null
  readonly orderNumber: string | null
  /** Nothing more to try here: the first way leads, and our contact page is offered beside the store. */
  readonly isLast?: boolean
}) {
  if (props.store !== null && phoneOf(props.store) !== null) {
    return (
      <>
        <CallStore store={props.store} tone={props.isLast ? 'black' : 'line'} />
        {props.isLast && <ContactUs />}
      </>
    )
  }
  return (
    <>
      {props.orderNumber !== null && (
        <PageButton
          tone={props.isLast ? 'black' : 'line'}
          to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
          params={{ orderNumber: props.orderNumber }}
        >
          <Trans>Order status</Trans>
        </PageButton>
      )}
      <ContactUs tone={props.isLast && props.orderNumber === null ? 'black' : 'line'} />
    </>
  )
}
