import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Withdrawal } from '../../../contract/orders/withdrawal.ts'
import { profileOf } from '../../../domain/countries/profile-of.ts'
import { formatCalendarDate } from '../../../domain/format/calendar-dates.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { withdrawalFactsOf } from '../../../domain/withdrawal/order-withdrawal.ts'
import { selectDocumentsView } from '../../../machines/withdrawal/withdrawal.selectors.ts'
import { useApp } from '../../components/app/app-context.ts'
import { usePage } from '../../components/order/use-page.ts'
import { Gap } from '../../components/words/gap.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Note } from '../../ui/marks/note.tsx'
import text from '../../ui/text.module.css'
import { Goods, useLines } from './goods.tsx'
import { useReceived } from './use-received.ts'
import css from './withdrawal.module.css'
import { useWithdrawal, useWithdrawalState } from './withdrawal-context.ts'
import { WaysOn, WithdrawalFrame } from './withdrawal-frame.tsx'

/** The statement was received just now (Art. 11a(4)): when, where the acknowledgement went, and what follows. */
export function Acknowledged() {
  const taken = useWithdrawalState(({ context }) => context.taken)
  const email = useWithdrawalState(({ context }) => context.statement.email.trim())
  const receivedAt = useReceived()
  if (taken === null) return null
  const at = receivedAt(taken.receivedAt)
  return (
    <WithdrawalFrame title={<Trans>We received your withdrawal</Trans>}>
      <Note tone="good" live="status">
        <p>
          <Trans>
            Received on <b className={text.strong}>{at}</b>.
          </Trans>
        </p>
        <p>
          {email === '' ? (
            <Trans>The acknowledgment is on its way to you by email.</Trans>
          ) : (
            <Trans>
              The acknowledgment is on its way to{' '}
              <bdi dir="ltr" className={css.long}>
                {email}
              </bdi>
              .
            </Trans>
          )}
        </p>
      </Note>
      <Documents />
      <Statement withdrawal={taken} />
      <Next withdrawal={taken} stops={taken.stops} />
    </WithdrawalFrame>
  )
}

/** What was withdrawn from before: each acknowledgement again, and what follows from the last (BY-12). */
export function Withdrawn() {
  const made = useWithdrawalState(({ context }) => context.made)
  const last = made.at(-1)
  return (
    <WithdrawalFrame title={<Trans>You’ve withdrawn from this order</Trans>}>
      <Documents />
      {made.map((withdrawal) => (
        <Statement key={withdrawal.id} withdrawal={withdrawal} dated />
      ))}
      {last && <Next withdrawal={last} stops={false} />}
    </WithdrawalFrame>
  )
}

function Statement({ withdrawal, dated }: { readonly withdrawal: Withdrawal; readonly dated?: boolean }) {
  const lines = useLines(withdrawal.lines)
  const at = useReceived()(withdrawal.receivedAt)
  return (
    <section className={css.statement} data-part="withdrawal">
      <h2 className={text.h3}>
        {dated ? <Trans>Withdrawn on {at}</Trans> : <Trans>What you withdrew from</Trans>}
      </h2>
      <Goods lines={lines} />
    </section>
  )
}

/** The documents to keep; the place is kept while they come. */
function Documents() {
  const { actor, order } = useWithdrawal()
  const view = useWithdrawalState(selectDocumentsView)
  const documents = useWithdrawalState(({ context }) => context.documents)
  const receivedAt = useReceived()
  const named = documents.map((document) => ({ ...document, day: receivedAt(document.receivedAt) }))
  if (view === 'missing') {
    return (
      <div className={css.documents} role="alert">
        <p>
          <Trans>We couldn’t make the PDF. The email has the same words.</Trans>
        </p>
        <Button tone="line" onClick={() => actor.send({ type: 'documents.reload' })}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  return (
    <ul className={css.documents} aria-busy={view === 'loading' || undefined} data-part="documents">
      {view === 'loading' && (
        <li className={text.soft}>
          <Trans>Making the PDF…</Trans>
        </li>
      )}
      {named.map(({ id, day, pdf }, index) => (
        <li key={id}>
          <TextLink
            href={`data:application/pdf;base64,${pdf}`}
            download={`withdrawal-${order.orderNumber}${index === 0 ? '' : `-${index + 1}`}.pdf`}
          >
            {documents.length > 1 ? (
              <Trans>Download acknowledgment of {day}</Trans>
            ) : (
              <Trans>Download acknowledgment</Trans>
            )}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** Where the goods of a statement are. */
const useAreHere = (withdrawal: Withdrawal): boolean => {
  const { order } = useWithdrawal()
  const { country } = usePage()
  const { clock } = useApp()
  const { lines } = withdrawalFactsOf(order, { country, now: clock.now() })
  return lines.some(({ id, receivedAt }) => withdrawal.lines.includes(id) && receivedAt !== null)
}

/** What follows, apart from the withdrawal itself: the way back of goods and money (Art. 13 and 14). */
function Next({ withdrawal, stops }: { readonly withdrawal: Withdrawal; readonly stops: boolean }) {
  const { order } = useWithdrawal()
  const { locale, country } = usePage()
  const areHere = useAreHere(withdrawal)
  const isStopped = stops || order.pendingModification !== null
  const day = formatCalendarDate(withdrawal.sendBackBy, 'long', locale)
  const days = profileOf(orderCountry(order, country)).orders.withdrawal?.days ?? 0
  const goods: ReactNode = isStopped ? (
    <Trans>
      Your order hasn’t left our warehouse, and we’re stopping it. If it arrives even so, refuse it, or send
      it back by {day}.
    </Trans>
  ) : areHere ? (
    <Trans>
      Send the goods back by <b className={text.strong}>{day}</b>. A return shows you how.
    </Trans>
  ) : (
    <Trans>If it’s still on its way, you can refuse it. Otherwise send it back by {day}.</Trans>
  )
  return (
    <section className={css.statement} data-part="next">
      <h2 className={text.h3}>
        <Trans>What happens next</Trans>
      </h2>
      <p className={text.read}>{goods}</p>
      <p className={text.read}>
        <Plural
          value={days}
          one="We’ll refund you within # day, standard delivery included, the way you paid."
          other="We’ll refund you within # days, standard delivery included, the way you paid."
        />
        <Gap />
        {!isStopped && (
          <Trans>We may wait until the goods are back, or until you show us that you sent them.</Trans>
        )}
      </p>
      <WaysOn />
    </section>
  )
}
