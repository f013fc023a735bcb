import { msg, plural } from '#texts'
import { formatCalendarDate } from '../../../../domain/format/calendar-dates.ts'
import { formatDate } from '../../../../domain/format/dates.ts'
import { localeTag } from '../../../../domain/languages/locale.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { receivedInWords } from '../../../../domain/withdrawal/received-in-words.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import type { AcknowledgementFacts } from './acknowledgement-facts.ts'

/** What mail and PDF say of a statement: its content, and date and time of its receipt (Directive 2011/83/EU, Art. 11a(4)). */
export const acknowledgementTexts = (facts: AcknowledgementFacts) => {
  const { language, orderNumber, country, timeZone, name, email, lines } = facts
  const i18n = i18nIn(language)
  const tag = localeTag(language, country)
  return {
    title: i18n._(msg`We received your withdrawal from order ${{ orderNumber }}`),
    intro: i18n._(msg`This confirms that we received your statement of withdrawal.`),
    received: {
      term: i18n._(msg`Received`),
      value: receivedInWords(facts.receivedAt.getTime(), { locale: tag, country, timeZone }),
    },
    statement: {
      heading: i18n._(msg`Your statement`),
      words: i18n._(
        msg`To ${{ company: shop.company }}: I withdraw from my contract for the purchase of the following goods.`,
      ),
    },
    facts: [
      {
        term: i18n._(msg({ message: 'Order', comment: 'Noun, before the number of an order' })),
        value: orderNumber,
      },
      {
        term: i18n._(msg`Ordered on`),
        value: formatDate(facts.orderedAt.getTime(), 'long', { locale: tag, timeZone }),
      },
      {
        term: i18n._(
          msg({ message: 'Name', comment: 'Before the name of the shopper, on a statement of withdrawal' }),
        ),
        value: name,
      },
      { term: i18n._(msg`Acknowledgment sent to`), value: email },
    ],
    goods: i18n._(msg`Goods`),
    lines: lines.map(({ title, size, quantity }) => ({
      term: title,
      more: [
        ...(size === null ? [] : [i18n._(msg`Size ${{ size }}`)]),
        i18n._(msg`${plural({ quantity }, { one: '# piece', other: '# pieces' })}`),
      ].join(' · '),
    })),
    next: i18n._(msg`What happens next`),
    steps: [
      i18n._(
        msg`Send the goods back by ${{ day: formatCalendarDate(facts.sendBackBy, 'long', tag) }}, if you have them. If they’re still on their way, you can refuse the delivery.`,
      ),
      i18n._(
        msg`${plural({ days: facts.days }, { one: 'We’ll refund you within # day, standard delivery included, the way you paid.', other: 'We’ll refund you within # days, standard delivery included, the way you paid.' })}`,
      ),
      i18n._(msg`We may wait until the goods are back, or until you show us that you sent them.`),
    ],
  }
}
