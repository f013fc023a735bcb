import { msg } from '#texts'
import { shop } from '../../../../../domain/shop-settings/shop.ts'
import { codeLifeMs, codeOf } from '../../guest-passes/guest-code.rules.ts'
import { sentenceOf } from '../../notification-facts/notification-words.ts'
import { oneClickPath, stopCodeOf, stopPageOf } from '../../notification-facts/stop-code.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { mailWords } from '../outcomes/mail-words.ts'
import type { RenderOptions } from '../rendered-mail.ts'

type Settings = RenderOptions['settings']

const factsOf = (source: MailSource, settings: Settings) => {
  const { mail, order, notification } = source
  if (notification === null) throw new Error('a mail of nothing that happened')
  const words = mailWords(source, settings.origin)
  const { row, timeZone } = notification
  const subject = { orderNumber: order.orderNumber, channel: row.channel }
  return {
    ...words,
    sentence: sentenceOf(row.event, { ...words, order, timeZone: timeZone ?? 'UTC' }),
    stopPage: stopPageOf(settings, { country: order.country, language: mail.language }, subject),
    stopCode: stopCodeOf(settings.secret, subject),
  }
}

/** What happened to an order, and how to hear no more of it by mail. */
export const notificationMail = (source: MailSource, settings: Settings): MailParts => {
  const { i18n, frame, sentence, stopPage } = factsOf(source, settings)
  return {
    ...frame,
    subject: sentence.replace(/[.。]$/, ''),
    intro: sentence,
    steps: [],
    notes: [],
    link: frame.link,
    second: { text: i18n._(msg`Stop emails about this order`), href: stopPage },
  }
}

/** Lets mail programs offer their reader to stop these mails (RFC 8058). */
export const stopHeadersOf = (source: MailSource, settings: Settings): Readonly<Record<string, string>> => {
  const query = new URLSearchParams({ code: factsOf(source, settings).stopCode })
  return {
    'List-Unsubscribe': `<${settings.origin}/api${oneClickPath}?${query}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The same as a text message: shop, order, what happened, and the link that stops it and leads on to the order (BY-42). */
export const notificationText = (source: MailSource, settings: Settings): string => {
  const { i18n, sentence, stopPage: link } = factsOf(source, settings)
  return `${shop.name}: ${sentence} ${i18n._(msg`Stop: ${{ link }}`)}`
}

/** The code that confirms a phone; its last line lets a phone offer the code to the shop's own page alone. */
export const phoneCodeText = (source: MailSource, settings: Settings): string => {
  const { i18n } = mailWords(source, settings.origin)
  const code = codeOf(settings.secret, source.mail.id)
  const minutes = codeLifeMs / 60_000
  const words = i18n._(
    msg`${{ code }} confirms this phone at ${{ shop: shop.name }}. It works once, for ${{ minutes }} minutes. Don’t share it.`,
  )
  return `${words}\n\n@${new URL(settings.origin).hostname} #${code}`
}

/** A text has no subject; this is what lists show of it. */
export const phoneCodeMail = (source: MailSource, settings: Settings): MailParts => {
  const { i18n, frame } = mailWords(source, settings.origin)
  return { ...frame, subject: i18n._(msg`Confirm your phone`), intro: '', steps: [], notes: [] }
}
