import { msg } from '#texts'
import { writeMasked } from '../../../../../domain/bank-refund/iban.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { type MailWords, refundTimeOf } from './mail-words.ts'

/** Marks that keep an account's parts in their order in any text around them. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

/** The account that a return is refunded to has come: how much goes there and when, and what can be shown of it (RF-02). */
export const bankRefundMail =
  (origin: string) =>
  (source: MailSource, { i18n, orderNumber, money }: MailWords): Omit<MailParts, 'language' | 'greeting'> => {
    const { mail, order, bankRefund } = source
    const account = bankRefund && {
      country: bankRefund.accountCountry,
      lastFour: bankRefund.accountLastFour,
    }
    return {
      subject: i18n._(msg`Return ${{ orderNumber }}: we have your bank details`),
      intro: i18n._(msg`We’ll refund return ${{ orderNumber }} to your bank account.`),
      facts: [
        {
          term: i18n._(msg`Refund`),
          value: order.orderTotal === null ? '' : money(order.orderTotal),
        },
        { term: i18n._(msg`Bank account`), value: account ? leftToRight(writeMasked(account)) : '' },
      ].filter(({ value }) => value !== ''),
      steps: [],
      notes: [
        refundTimeOf(i18n, order),
        i18n._(msg`If this isn’t your account, or you didn’t send it, contact us right away.`),
      ],
      link: {
        text: i18n._(msg`View your return`),
        href: `${origin}/${order.country}/${mail.language}/orders/returns/${orderNumber}`,
      },
    }
  }
