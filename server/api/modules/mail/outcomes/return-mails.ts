import { msg } from '#texts'
import { writeMasked } from '../../../../../domain/bank-refund/iban.ts'
import { pickupBookingOf } from '../../../../../domain/return-instructions/pickup-booking.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { itemRows, type MailWords, refundTimeOf } from './mail-words.ts'

/** Marks that keep an account's parts in their order in any text around them. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

const returnLink = (
  { mail, order }: MailSource,
  { i18n, orderNumber }: MailWords,
  origin: string,
): MailParts['link'] => ({
  text: i18n._(msg`View your return`),
  href: `${origin}/${order.country}/${mail.language}/orders/returns/${orderNumber}`,
})

/** The account that a return is refunded to has come: how much goes there and when, and what can be shown of it (RF-02). */
export const bankRefundMail =
  (origin: string) =>
  (source: MailSource, words: MailWords): Omit<MailParts, 'language' | 'greeting'> => {
    const { i18n, orderNumber, money } = words
    const { order, bankRefund } = source
    const account = bankRefund && {
      country: bankRefund.accountCountry,
      lastFour: bankRefund.accountLastFour,
    }
    return {
      subject: i18n._(msg`Return ${{ orderNumber }}: we have your bank details`),
      intro: i18n._(msg`We’ll refund return ${{ orderNumber }} to your bank account.`),
      facts: [
        {
          term: i18n._(
            msg({
              message: 'Refund',
              comment:
                'Noun: money that is given back. Before an amount, as a heading, and as the last step of a return. Up to 21 characters',
            }),
          ),
          value: order.orderTotal === null ? '' : money(order.orderTotal),
        },
        { term: i18n._(msg`Bank account`), value: account ? leftToRight(writeMasked(account)) : '' },
      ].filter(({ value }) => value !== ''),
      steps: [],
      notes: [
        refundTimeOf(i18n, order),
        i18n._(msg`If this isn’t your account, or you didn’t send it, contact us right away.`),
      ],
      link: returnLink(source, words, origin),
    }
  }

/** A return was taken back before it was handed over: what stays with the shopper, and that no refund comes (BY-13). */
export const returnCanceledMail =
  (origin: string) =>
  (source: MailSource, words: MailWords): Omit<MailParts, 'language' | 'greeting'> => {
    const { i18n, orderNumber } = words
    const { returnMethod, country, shipFrom } = source.order
    const booking = pickupBookingOf(returnMethod, { country, address: shipFrom?.address ?? null })
    return {
      subject: i18n._(msg`Your return ${{ orderNumber }} is canceled`),
      intro: i18n._(
        msg`We canceled return ${{ orderNumber }}. Keep the items: there’s no refund for it, and its label or code isn’t valid anymore.`,
      ),
      items: itemRows(source, words),
      steps: [],
      notes: [
        ...(booking ? [i18n._(msg`If you booked a pickup, cancel it with the carrier.`)] : []),
        i18n._(msg`Changed your mind? Your order’s page shows what you can still return.`),
        i18n._(msg`If you didn’t cancel this return, contact us right away.`),
      ],
      link: returnLink(source, words, origin),
    }
  }
