import type { MessageDescriptor } from '@lingui/core'
import { msg } from '#texts'
import type { PaperTitle } from '../../../../contract/orders/papers.ts'
import type { TaxName } from '../../../../domain/countries/host-facts.types.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { asMinor } from '../../../../domain/format/money.ts'
import { localeTag } from '../../../../domain/languages/locale.ts'
import { formatMoneyInFull } from '../../../../domain/papers/money-in-full.ts'
import type { PaperExtra, PaperPayment } from '../../../../domain/papers/paper-content.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import type { PaperDocument } from './paper-document.ts'
import { paymentWords } from './payment-words.ts'

const titles: Readonly<Record<PaperTitle, (number: string) => MessageDescriptor>> = {
  invoice: (number) => msg`Invoice ${{ number }}`,
  taxInvoice: (number) => msg`Tax invoice ${{ number }}`,
  receipt: (number) => msg`Receipt ${{ number }}`,
  creditNote: (number) => msg`Credit note ${{ number }}`,
  refundReceipt: (number) => msg`Refund receipt ${{ number }}`,
  paymentReceipt: (number) => msg`Payment receipt ${{ number }}`,
}

const taxNames: Readonly<Record<TaxName, MessageDescriptor>> = {
  vat: msg`VAT`,
  gst: msg`GST`,
  consumptionTax: msg`Consumption tax`,
  salesTax: msg`Sales tax`,
}

const extraNames: Readonly<Record<PaperExtra['kind'], MessageDescriptor>> = {
  shipping: msg`Shipping`,
  fees: msg`Fees`,
  rounding: msg`Rounding`,
  adjustment: msg`Adjustment`,
}

/** Titles of papers about money that has gone to the shopper. */
const givenBack: ReadonlySet<PaperTitle> = new Set(['creditNote', 'refundReceipt'])

const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase()) ?? country.toUpperCase()

/** What a paper says, in its language and in the order in which it says it. */
export const paperTexts = ({ language, number, issuedAt, timeZone, content }: PaperDocument) => {
  const i18n = i18nIn(language)
  const say = (text: MessageDescriptor) => i18n._(text)
  const tag = localeTag(language, content.country)
  const money = (amount: number) => formatMoneyInFull(asMinor(amount), content.currency, tag)
  const day = (at: string | Date) => formatDate(new Date(at).getTime(), 'long', { locale: tag, timeZone })
  const isBack = givenBack.has(content.title)
  const { tax, corrects } = content

  const taxName = tax && say(taxNames[tax.name])
  const rate =
    tax?.percent == null
      ? null
      : new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(tax.percent / 100)
  const taxWords = rate === null ? taxName : `${taxName} ${rate}`

  const fact = (term: MessageDescriptor, value: string | null) =>
    value === null ? [] : [{ term: say(term), value }]
  const paid = ({ paymentType, displayNumber, amount }: PaperPayment) => ({
    cells: [
      [paymentWords(say, paymentType), displayNumber].filter(Boolean).join(' · '),
      amount === null ? say(msg`Amount not known`) : money(amount),
    ],
  })
  const sum = (name: string, amount: number, isBold = false) => ({ cells: [name, '', money(amount)], isBold })

  return {
    title: say(titles[content.title](number)),
    facts: [
      ...fact(
        msg({ message: 'Date', comment: 'On an invoice, before the day that it was issued (noun)' }),
        day(issuedAt),
      ),
      ...fact(msg({ message: 'Order', comment: 'Noun, before the number of an order' }), content.orderNumber),
      ...fact(msg`Ordered on`, day(content.orderedAt)),
      ...fact(msg`Shipped on`, content.suppliedAt === null || isBack ? null : day(content.suppliedAt)),
      ...fact(
        msg({
          message: 'Return',
          comment:
            'Noun: goods that are sent back. On a label, before the number of a return, and in the title of a page',
        }),
        content.returnOrderNumber,
      ),
      ...(corrects
        ? fact(
            msg({
              message: 'For',
              comment:
                'On a credit note or refund receipt, before the invoice that it corrects, like “2026-0042 of March 3, 2026”',
            }),
            say(msg`${{ number: corrects.number }} of ${{ day: day(corrects.issuedAt) }}`),
          )
        : []),
    ],
    seller: {
      heading: say(msg`Seller`),
      lines: [
        content.seller.company,
        ...content.seller.lines,
        ...(content.seller.taxNumber === null
          ? []
          : [say(msg`Tax number: ${{ number: content.seller.taxNumber }}`)]),
      ],
    },
    buyer: {
      heading: say(msg`Buyer`),
      lines: [
        ...content.buyer,
        ...(content.buyerCountry === null ? [] : [countryName(content.buyerCountry, language)]),
      ],
    },
    items: {
      heading: say(
        isBack
          ? msg`What was refunded`
          : msg({
              message: 'Items',
              comment:
                'Goods of an order or a return: heading of a list, name of a step, and before a number or an amount. Up to 11 characters',
            }),
      ),
      columns: [
        say(
          msg({ message: 'Item', comment: 'Heading of a column of a PDF invoice: names of products (noun)' }),
        ),
        say(
          msg({
            message: 'Quantity',
            comment: 'Before a number of pieces; heading of a narrow column of a PDF invoice',
          }),
        ),
        say(msg({ message: 'Amount', comment: 'Before a sum of money; heading of a column of sums (noun)' })),
      ] as const,
      rows: [
        ...content.lines.map(({ title, size, quantity, amount }) => ({
          cells: [
            size === null ? title : `${title} · ${say(msg`Size ${{ size }}`)}`,
            new Intl.NumberFormat(tag).format(quantity),
            money(amount),
          ],
        })),
        ...content.extras.map(({ kind, amount }) => sum(say(extraNames[kind]), amount)),
        ...(tax && !tax.isIncluded ? [sum(taxWords ?? '', tax.tax)] : []),
        sum(say(isBack ? msg`Total refunded` : msg`Total`), content.total, true),
      ],
    },
    tax: tax && {
      heading: say(msg`Tax`),
      columns: [
        say(
          msg({
            message: 'Rate',
            comment: 'Heading of a column of a PDF invoice: name and percent of a tax, like “VAT 20%” (noun)',
          }),
        ),
        say(msg({ message: 'Net', comment: 'Heading of a column of a PDF invoice: sum without tax' })),
        say(msg`Tax`),
        say(msg({ message: 'Gross', comment: 'Heading of a column of a PDF invoice: sum with tax' })),
      ] as const,
      rows: [{ cells: [taxWords ?? '', money(tax.net), money(tax.tax), money(tax.gross)] }],
      note: say(
        tax.isIncluded
          ? msg`The amounts above include this tax.`
          : msg`This tax is added to the amounts above.`,
      ),
    },
    noTax: say(msg`No tax is shown on this document.`),
    payments: {
      heading: say(
        isBack
          ? msg({
              message: 'Refunded to',
              comment:
                'Before one or several ways to pay, like “Credit card ending 1234”; heading of a table of them on a credit note',
            })
          : msg({
              message: 'Paid with',
              comment:
                'Before a way to pay, like “Credit card ending 1234”; heading of the table of payments on an invoice',
            }),
      ),
      columns: [
        say(
          msg({
            message: 'Payment method',
            comment: 'Heading of a column of a PDF invoice: ways to pay (noun)',
          }),
        ),
        say(msg({ message: 'Amount', comment: 'Before a sum of money; heading of a column of sums (noun)' })),
      ] as const,
      rows: content.payments.map(paid),
    },
  }
}
