import { msg } from '#texts'
import { creditCardOf } from '../../gift-goods/gift-code.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { mailWords } from '../outcomes/mail-words.ts'
import type { RenderOptions } from '../rendered-mail.ts'

/** Digits in groups of four, which stay in their order in any text around them. */
const spaced = (digits: string): string => `\u2066${digits.match(/.{1,4}/g)?.join(' ') ?? digits}\u2069`

/** Store credit for a return, with number and PIN of the gift card that it is (BY-06). */
export const creditMail = (source: MailSource, { settings }: RenderOptions): MailParts => {
  const { exchange, mail, order } = source
  if (exchange === null) throw new TypeError('a mail about store credit without its exchange')
  const { i18n, frame, money, orderNumber } = mailWords(source, settings.origin)
  const { accountNumber, pin } = creditCardOf(settings.secret, exchange.captureId)
  return {
    ...frame,
    subject: i18n._(msg`Your store credit for return ${{ orderNumber }}`),
    intro: i18n._(msg`We have the items you sent back. Here is a gift card for them.`),
    facts: [
      {
        term: i18n._(
          msg({ message: 'Amount', comment: 'Before a sum of money; heading of a column of sums (noun)' }),
        ),
        value: money(exchange.credit + exchange.bonus),
      },
      ...(exchange.bonus > 0
        ? [
            {
              term: i18n._(
                msg({
                  message: 'Bonus in it',
                  comment:
                    'In an email, before a sum: the part of a gift card that the shop adds. “It” is the amount of the card',
                }),
              ),
              value: money(exchange.bonus),
            },
          ]
        : []),
      { term: i18n._(msg`Card number`), value: spaced(accountNumber) },
      { term: i18n._(msg`PIN`), value: spaced(pin) },
    ],
    steps: [],
    notes: [i18n._(msg`Keep this email: whoever has the number and the PIN can spend the card.`)],
    link: {
      text: i18n._(msg`Check the balance`),
      href: `${settings.origin}/${order.country}/${mail.language}/orders/gift-card-lookup`,
    },
  }
}
