import { msg } from '#texts'
import { formatCalendarDate } from '../../../../../domain/format/calendar-dates.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { itemRows, type MailWords } from './mail-words.ts'

/**
 * Where and when an order is delivered was changed (BY-19). It goes to the contact that the order had, so that whoever ordered notices what
 * somebody else does; of the address it says the town alone.
 */
export const deliveryChangedMail = (
  source: MailSource,
  words: MailWords,
): Omit<MailParts, 'language' | 'greeting' | 'link'> => {
  const { i18n, orderNumber, tag } = words
  const { movesAddress = false, town = null, deliveryDay: day = null } = source.deliveryChange ?? {}
  const to =
    town === null
      ? i18n._(
          msg({
            message: 'Changed',
            comment:
              'In an email, after “Delivery address”: it is another one now. The address itself is not shown',
          }),
        )
      : i18n._(msg`Changed to an address in ${{ town }}`)
  return {
    subject: i18n._(msg`The delivery of your order ${{ orderNumber }} was changed`),
    intro: i18n._(msg`We changed how order ${{ orderNumber }} is delivered, as you asked.`),
    items: itemRows(source, words),
    facts: [
      ...(movesAddress ? [{ term: i18n._(msg`Delivery address`), value: to }] : []),
      {
        term: i18n._(msg`Delivery day`),
        value: day === null ? i18n._(msg`As soon as possible`) : formatCalendarDate(day, 'heading', tag),
      },
    ],
    steps: [],
    notes: [i18n._(msg`If you didn’t ask for this, contact us right away, before we ship your order.`)],
  }
}
