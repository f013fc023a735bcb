import { msg, plural } from '#texts'
import type { MailParts, MailRowParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { type MailWords, refundTimeOf } from './mail-words.ts'
import { refundFacts } from './order-mails.ts'

type Parts = (source: MailSource, words: MailWords) => Omit<MailParts, 'language' | 'greeting' | 'link'>

/** The pieces that the cancellation is about: how many of which. */
const pieceRows = ({ cancellation, lines }: MailSource, { i18n }: MailWords): readonly MailRowParts[] =>
  (cancellation?.items ?? []).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (line === undefined) return []
    const { title, size } = line
    const more = size === null ? {} : { more: i18n._(msg`Size ${{ size }}`) }
    return [
      {
        term: title,
        ...more,
        value: i18n._(msg`${plural({ quantity }, { one: '# piece', other: '# pieces' })}`),
      },
    ]
  })

/** Which pieces were canceled, that the rest goes on, and what is refunded, to which means and when (BY-15). */
export const itemsCanceledMail: Parts = (source, words) => {
  const { i18n, orderNumber } = words
  const refund = source.cancellation?.refundAmount || null
  return {
    subject: i18n._(msg`Part of your order ${{ orderNumber }} is canceled`),
    intro: i18n._(msg`We canceled these items of order ${{ orderNumber }}. The rest goes ahead as planned.`),
    items: pieceRows(source, words),
    facts: refundFacts(refund, source, words),
    steps: [],
    notes: [
      refund === null
        ? i18n._(msg`Nothing was charged, so there is nothing to refund.`)
        : refundTimeOf(i18n, source.order),
      i18n._(msg`If you didn’t cancel these items, contact us right away.`),
    ],
  }
}

/** The answer to a cancellation of some pieces that was pending: they are sent. */
export const itemsNotCanceledMail: Parts = (source, words) => {
  const { i18n, orderNumber } = words
  return {
    subject: i18n._(msg`We couldn’t cancel items of your order ${{ orderNumber }}`),
    intro: i18n._(
      msg`The warehouse couldn’t stop these items of order ${{ orderNumber }}. The order goes ahead as planned, and nothing was refunded.`,
    ),
    items: pieceRows(source, words),
    steps: [],
    notes: [i18n._(msg`Changed your mind? Your order’s page shows what you can still do.`)],
  }
}
