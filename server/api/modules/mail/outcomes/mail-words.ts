import type { I18n } from '@lingui/core'
import { msg, plural } from '#texts'
import { asMinor, formatMoney } from '../../../../../domain/format/money.ts'
import { localeTag } from '../../../../../domain/languages/locale.ts'
import { refundTiming } from '../../../../../domain/refunds/refund-timing.ts'
import { hostLanguage } from '../../../../common/host-language.ts'
import { i18nIn } from '../../../../texts/i18n-in.ts'
import { paymentWords } from '../../../../texts/payment-words.ts'
import { countryOfRow } from '../../orders/row-standing.ts'
import type { MailParts, MailRowParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'

/** What every mail about an order's outcome is written with. */
export type MailWords = {
  readonly i18n: I18n
  /** BCP 47 tag of dates and money. */
  readonly tag: string
  readonly orderNumber: string
  readonly money: (amount: number) => string
  /** What it opens and closes with. */
  readonly frame: Pick<MailParts, 'language' | 'greeting' | 'link'>
}

export const greetingOf = (i18n: I18n, firstName: string | null): string =>
  i18n._(firstName === null ? msg`Hello,` : msg`Hello ${{ firstName }},`)

/** How long the refund takes in the country whose rules the order follows (RC-06). */
export const refundTimeOf = (i18n: I18n, order: MailSource['order']): string => {
  const { usual, allowDays } = refundTiming(countryOfRow(order))
  const { count } = usual
  if (usual.unit === 'days')
    return i18n._(
      msg`${plural({ count }, { one: 'Refunds take up to # day.', other: 'Refunds take up to # days.' })}`,
    )
  const usually = msg`${plural({ count }, { one: 'Refunds usually take # business day.', other: 'Refunds usually take # business days.' })}`
  const allow = msg`${plural({ allowDays }, { one: 'Allow up to # day.', other: 'Allow up to # days.' })}`
  return `${i18n._(usually)} ${i18n._(allow)}`
}

/** Where a mail leads back to: a guest's page asks for the contact, a member's for the sign-in. */
const pageOf = ({ mail, order }: MailSource, origin: string): string =>
  `${origin}/${order.country}/${mail.language}/orders/${order.upmId === null ? 'details' : 'sales'}/${order.orderNumber}`

export const mailWords = (source: MailSource, origin: string): MailWords => {
  const { mail, order } = source
  const language = hostLanguage([localeTag(mail.language, order.country)])
  const i18n = i18nIn(language)
  const tag = localeTag(language, order.country)
  return {
    i18n,
    tag,
    orderNumber: order.orderNumber,
    money: (amount) => formatMoney(asMinor(amount), order.currency, tag),
    frame: {
      language,
      greeting: greetingOf(i18n, mail.firstName),
      link: { text: i18n._(msg`View order`), href: pageOf(source, origin) },
    },
  }
}

/** The order's lines, as they were bought. */
export const itemRows = ({ lines }: MailSource, { i18n, money }: MailWords): readonly MailRowParts[] =>
  lines.map(({ title, size, quantity, chargedPrice }) => ({
    term: title,
    more: [
      ...(size === null ? [] : [i18n._(msg`Size ${{ size }}`)]),
      ...(quantity > 1 ? [i18n._(msg`${plural({ quantity }, { one: '# piece', other: '# pieces' })}`)] : []),
    ].join(' · '),
    value: money(chargedPrice),
  }))

/** The ways an order was paid, as one phrase. */
export const paidWith = ({ order }: MailSource, { i18n, tag }: MailWords): string =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(
    order.payments.map((payment) => paymentWords(i18n, payment)),
  )
