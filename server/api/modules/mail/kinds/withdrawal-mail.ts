import { msg } from '#texts'
import { acknowledgementTexts } from '../../acknowledgements/acknowledgement-texts.ts'
import { acknowledgementFactsOf } from '../../acknowledgements/withdrawal-facts.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { mailWords } from '../outcomes/mail-words.ts'
import type { MailFile, RenderOptions } from '../rendered-mail.ts'

/**
 * The acknowledgement of a statement of withdrawal: its content, date and time of its receipt, in the mail itself and as a document to keep
 * (Directive 2011/83/EU, Art. 11a(4)).
 */
export const withdrawalMail = (
  source: MailSource,
  { settings, labelPrinter }: RenderOptions,
): { readonly parts: MailParts; readonly files: readonly MailFile[] } => {
  const { order, withdrawal } = source
  if (withdrawal === null) throw new TypeError('a mail without the statement that it acknowledges')
  const { i18n, frame } = mailWords(source, settings.origin)
  const facts = acknowledgementFactsOf(withdrawal, order, frame.language)
  const texts = acknowledgementTexts(facts)
  return {
    parts: {
      ...frame,
      subject: texts.title,
      intro: `${texts.intro} ${texts.statement.words}`,
      items: texts.lines,
      facts: [texts.received, ...texts.facts],
      steps: texts.steps,
      notes: [i18n._(msg`If you didn’t withdraw from this order, contact us right away.`)],
    },
    files: [
      {
        filename: `withdrawal-${order.orderNumber}.pdf`,
        contentType: 'application/pdf',
        content: () => labelPrinter.print(facts),
      },
    ],
  }
}
