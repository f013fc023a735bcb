import { msg, plural } from '#texts'
import { asMinor, formatMoney } from '../../../../../domain/format/money.ts'
import { asksForCodes, goesToStore } from '../../../../../domain/return-methods/return-label.ts'
import { shop } from '../../../../../domain/shop-settings/shop.ts'
import type { GiftReturnRow } from '../../../../db/tables/gift-returns.ts'
import { creditCardOf } from '../../gift-goods/gift-code.ts'
import { giftDropOffCode, giftLabelFacts } from '../../gift-goods/gift-label.ts'
import type { MailParts, MailRowParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { type MailWords, mailWords } from '../outcomes/mail-words.ts'
import type { MailFile, RenderOptions } from '../rendered-mail.ts'
import { storeCodeCid, storeCodeFile } from '../store-code-file.ts'

type GiftMail = { readonly parts: MailParts; readonly files: readonly MailFile[] }

const rowOf = ({ giftReturn }: MailSource): GiftReturnRow => {
  if (giftReturn === null) throw new TypeError('a mail without the gift return that it tells of')
  return giftReturn
}

const itemsOf = ({ lines }: GiftReturnRow, { i18n }: MailWords): readonly MailRowParts[] =>
  lines.map(({ title, size, quantity }) => ({
    term: title,
    more: [
      ...(size === null ? [] : [i18n._(msg`Size ${{ size }}`)]),
      ...(quantity > 1 ? [i18n._(msg`${plural({ quantity }, { one: '# piece', other: '# pieces' })}`)] : []),
    ].join(' · '),
  }))

const pageOf = ({ mail, order }: MailSource, origin: string, path: string): string =>
  `${origin}/${order.country}/${mail.language}/orders/${path}`

/** How the gift goes back: with its label, its code for the counter, or the code for the store; no price and no buyer (BY-48, BY-49). */
const sentBackMail = (source: MailSource, { settings, labelPrinter }: RenderOptions): GiftMail => {
  const row = rowOf(source)
  const { order } = source
  const { returnNumber } = row
  const words = mailWords(source, settings.origin)
  const { i18n, frame } = words
  const store = goesToStore(row.returnMethod)
  const facts = giftLabelFacts(order, row, { language: frame.language, secret: settings.secret })
  const { carrier } = facts
  const common = {
    ...frame,
    subject: i18n._(msg`Your gift return ${{ returnNumber }}`),
    items: itemsOf(row, words),
    notes: [
      i18n._(msg`Once we have the items, we’ll email you store credit. Whoever gave it to you isn’t told.`),
      i18n._(msg`If you didn’t ask for this, you can ignore this email.`),
    ],
    link: {
      text: i18n._(msg`Follow your gift return`),
      href: pageOf(source, settings.origin, 'gift-return'),
    },
  }
  if (store) {
    return {
      parts: {
        ...common,
        intro: i18n._(
          msg`Bring the items to a ${{ shop: shop.name }} store and show this code at the register.`,
        ),
        code: { label: i18n._(msg`Code for the store`), text: returnNumber, cid: storeCodeCid },
        steps: [],
      },
      files: [storeCodeFile(returnNumber, returnNumber)],
    }
  }
  const code = giftDropOffCode(order, row, settings.secret)
  return {
    parts: {
      ...common,
      intro: i18n._(msg`Your ${{ carrier }} label for return ${{ returnNumber }} is attached as a PDF.`),
      facts: asksForCodes(order.country) ? [{ term: i18n._(msg`Code for the counter`), value: code }] : [],
      steps: [
        i18n._(
          msg`Pack the items, in their original box where you can, and stick the label flat on the package.`,
        ),
        i18n._(
          msg`Hand the package to ${{ carrier }} and keep the receipt until you have your store credit.`,
        ),
      ],
    },
    files: [
      {
        filename: `return-label-${returnNumber}.pdf`,
        contentType: 'application/pdf',
        content: () => labelPrinter.print(facts),
      },
    ],
  }
}

/** Digits in groups of four, which stay in their order in any text around them. */
const spaced = (digits: string): string => `\u2066${digits.match(/.{1,4}/g)?.join(' ') ?? digits}\u2069`

/** The store credit with its number and PIN: for whoever sent the gift back, and nobody else (BY-50). */
const creditedMail = (source: MailSource, { settings }: RenderOptions): GiftMail => {
  const row = rowOf(source)
  const { returnNumber } = row
  const { i18n, frame, tag } = mailWords(source, settings.origin)
  const { accountNumber, pin } = creditCardOf(settings.secret, row.id)
  return {
    parts: {
      ...frame,
      subject: i18n._(msg`Your store credit for gift return ${{ returnNumber }}`),
      intro: i18n._(msg`We have the items you sent back. Here is a gift card for them.`),
      facts: [
        {
          term: i18n._(
            msg({ message: 'Amount', comment: 'Before a sum of money; heading of a column of sums (noun)' }),
          ),
          value: formatMoney(asMinor(row.amount), row.currency, tag),
        },
        { term: i18n._(msg`Card number`), value: spaced(accountNumber) },
        { term: i18n._(msg`PIN`), value: spaced(pin) },
      ],
      steps: [],
      notes: [i18n._(msg`Keep this email: whoever has the number and the PIN can spend the card.`)],
      link: {
        text: i18n._(msg`Check the balance`),
        href: pageOf(source, settings.origin, 'gift-card-lookup'),
      },
    },
    files: [],
  }
}

/** Mails to whoever sends a gift back. */
export const giftMails = { giftReturn: sentBackMail, giftCredited: creditedMail }
