import { Trans } from '@lingui/react/macro'
import { isSentFor } from '../../../domain/return-progress/return-cancellation.ts'
import { Unconfirmed, UnconfirmedTitle } from '../../components/attempt/unconfirmed.tsx'
import { ContactUs } from '../../components/links/contact-us.tsx'
import { PageButton } from '../../components/links/links.tsx'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import css from './return-cancellation.module.css'
import { useReturnCancellation } from './return-cancellation-context.ts'
import { ReturnPage } from './return-page.tsx'

function ViewReturn({ tone = 'line' }: { readonly tone?: 'black' | 'line' }) {
  const { orderNumber } = useReturnCancellation().order
  return (
    <PageButton tone={tone} to="/{-$country}/{-$locale}/orders/returns/$orderNumber" params={{ orderNumber }}>
      <Trans>View your return</Trans>
    </PageButton>
  )
}

function Retry({ tone = 'black' }: { readonly tone?: 'black' | 'line' }) {
  const { actor } = useReturnCancellation()
  return (
    <Button tone={tone} onClick={() => actor.send({ type: 'cancellation.retry' })}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** It is over, also where it was before. */
export function CancelledPage() {
  const { order } = useReturnCancellation()
  const { parentSalesOrderNumber } = order
  const hasMail = (order.authorizationInfo?.email ?? null) !== null
  return (
    <ReturnPage title={<Trans>Your return is canceled</Trans>}>
      <Note tone="good" live="status">
        <p>
          <Trans>Keep the items. Your label or code isn’t valid anymore, and there’s no refund.</Trans>
          <Gap />
          {hasMail && <Trans>We’re emailing you a confirmation.</Trans>}
        </p>
      </Note>
      <p className={text.read}>
        <Trans>Changed your mind? Your order’s page shows what you can still return.</Trans>
      </p>
      <div className={css.actions}>
        {parentSalesOrderNumber !== null && (
          <PageButton
            to="/{-$country}/{-$locale}/orders/sales/$orderNumber"
            params={{ orderNumber: parentSalesOrderNumber }}
          >
            <Trans>View order</Trans>
          </PageButton>
        )}
        <ViewReturn />
      </div>
    </ReturnPage>
  )
}

/** A carrier or a store has it, or something was sent in exchange for it. */
export function TooLatePage() {
  const { exchange } = useReturnCancellation().order
  return (
    <ReturnPage title={<Trans>This return can’t be canceled anymore</Trans>}>
      <p className={text.read}>
        {isSentFor(exchange) ? (
          <Trans>We’ve already sent your exchange. Your return’s page shows what’s next.</Trans>
        ) : (
          <Trans>It’s already been handed over. Your return’s page shows how far it is.</Trans>
        )}
      </p>
      <div className={css.actions}>
        <ViewReturn tone="black" />
        <ContactUs />
      </div>
    </ReturnPage>
  )
}

/** Its money has come back. */
export function RefusedPage() {
  return (
    <ReturnPage title={<Trans>This return can’t be canceled</Trans>}>
      <p className={text.read}>
        <Trans>We’ve already refunded it. Send the items back, or contact us if you want to keep them.</Trans>
      </p>
      <div className={css.actions}>
        <ViewReturn tone="black" />
        <ContactUs />
      </div>
    </ReturnPage>
  )
}

/** Whether it is over cannot be found out: the return says it. */
export function UnconfirmedPage() {
  return (
    <ReturnPage title={<UnconfirmedTitle />}>
      <Unconfirmed>
        <Trans>Check your return first. If it isn’t canceled, you can try again.</Trans>
      </Unconfirmed>
      <div className={css.actions}>
        <ViewReturn tone="black" />
        <Retry tone="line" />
        <ContactUs />
      </div>
    </ReturnPage>
  )
}

/** Nothing changed. */
export function FailedPage() {
  return (
    <ReturnPage title={<Trans>Your return wasn’t canceled</Trans>}>
      <Note tone="bad" live="alert">
        <p>
          <Trans>Something went wrong on our side. The label or code you have is still valid.</Trans>
        </p>
      </Note>
      <div className={css.actions}>
        <Retry />
        <ViewReturn />
        <ContactUs />
      </div>
    </ReturnPage>
  )
}
