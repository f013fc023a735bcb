import { msg } from '#texts'
import { formatCalendarDate } from '../../../../../domain/format/calendar-dates.ts'
import { latestRefundDate } from '../../../../../domain/refunds/refund-timing.ts'
import { cancelledAmountOf } from '../../orders/cancel-refund.ts'
import { countryOfRow } from '../../orders/row-standing.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { itemRows, type MailWords, paidWith, refundTimeOf } from './mail-words.ts'

type Parts = (source: MailSource, words: MailWords) => Omit<MailParts, 'language' | 'greeting' | 'link'>

/** Minor units that the cancellation gives back, as it stood when the mail was asked for; `null` where nothing was charged. */
const refundOf = ({ mail, order, lines, payment }: MailSource): number | null => {
  const held = payment?.paidAt != null && payment.paidAt <= mail.requestedAt ? payment : null
  return cancelledAmountOf(order, lines, held) || null
}

/** The last day on which the refund should have come, written out. Days are counted in UTC: nobody tells a mail's own zone. */
const refundBy = ({ mail, order }: MailSource, tag: string): string => {
  const day = latestRefundDate({
    stage: 'refunded',
    since: mail.requestedAt.toISOString(),
    country: countryOfRow(order),
    isStoreReturn: false,
    timeZone: 'UTC',
  })
  return day === null ? '' : formatCalendarDate(day, 'long', tag)
}

/** How much is refunded, to which means, and until when; nothing where nothing is. */
export const refundFacts = (
  refund: number | null,
  source: MailSource,
  words: MailWords,
): NonNullable<MailParts['facts']> => {
  const { i18n, money, tag } = words
  if (refund === null) return []
  return [
    {
      term: i18n._(
        msg({
          message: 'Refund',
          comment:
            'Noun: money that is given back. Before an amount, as a heading, and as the last step of a return. Up to 21 characters',
        }),
      ),
      value: money(refund),
    },
    {
      term: i18n._(
        msg({
          message: 'Refunded to',
          comment:
            'Before one or several ways to pay, like “Credit card ending 1234”; heading of a table of them on a credit note',
        }),
      ),
      value: paidWith(source, words),
    },
    {
      term: i18n._(
        msg({
          message: 'Expect it by',
          comment: 'In an email, before the day until when the money should be there. “It” is the refund',
        }),
      ),
      value: refundBy(source, tag),
    },
  ].filter(({ value }) => value !== '')
}

/** What was canceled, and what is refunded, to which means and when (CA-02). */
export const canceledMail: Parts = (source, words) => {
  const { i18n, orderNumber } = words
  const refund = refundOf(source)
  return {
    subject: i18n._(msg`Your order ${{ orderNumber }} is canceled`),
    intro: i18n._(msg`We canceled order ${{ orderNumber }}. Nothing will ship.`),
    items: itemRows(source, words),
    facts: refundFacts(refund, source, words),
    steps: [],
    notes: [
      refund === null
        ? i18n._(msg`Nothing was charged, so there is nothing to refund.`)
        : refundTimeOf(i18n, source.order),
      i18n._(msg`If you didn’t cancel this order, contact us right away.`),
    ],
  }
}

/** The answer to a cancellation that was pending: the order goes ahead. */
export const notCanceledMail: Parts = (source, words) => {
  const { i18n, orderNumber } = words
  return {
    subject: i18n._(msg`We couldn’t cancel your order ${{ orderNumber }}`),
    intro: i18n._(
      msg`The warehouse couldn’t stop order ${{ orderNumber }}. It goes ahead as planned, and nothing was refunded.`,
    ),
    items: itemRows(source, words),
    steps: [],
    notes: [i18n._(msg`Changed your mind? Your order’s page shows what you can still do.`)],
  }
}

/** A payment that was finished later has come. */
export const paidMail: Parts = (source, words) => {
  const { i18n, orderNumber, money } = words
  const amount = source.payment?.amount ?? source.order.orderTotal ?? 0
  return {
    subject: i18n._(msg`Your order ${{ orderNumber }} is paid`),
    intro: i18n._(
      msg`Thank you. Your payment for order ${{ orderNumber }} has arrived, and we’re getting it ready.`,
    ),
    items: itemRows(source, words),
    facts: [
      {
        term: i18n._(msg({ message: 'Paid', comment: 'Before an amount: what was paid for the order' })),
        value: money(amount),
      },
      {
        term: i18n._(
          msg({
            message: 'Paid with',
            comment:
              'Before a way to pay, like “Credit card ending 1234”; heading of the table of payments on an invoice',
          }),
        ),
        value: paidWith(source, words),
      },
    ].filter(({ value }) => value !== ''),
    steps: [],
    notes: [],
  }
}

/** A payment that came for an order that was canceled, or waited for none. */
export const paymentReturnedMail: Parts = (source, words) => {
  const { i18n, orderNumber, money } = words
  const amount = money(source.payment?.amount ?? 0)
  return {
    subject: i18n._(msg`We’re returning your payment for order ${{ orderNumber }}`),
    intro: i18n._(
      msg`Order ${{ orderNumber }} wasn’t waiting for a payment when yours of ${{ amount }} arrived. We’re refunding it in full, the way you paid.`,
    ),
    steps: [],
    notes: [refundTimeOf(i18n, source.order)],
  }
}
