import { msg } from '#texts'
import { shop } from '../../../../../domain/shop-settings/shop.ts'
import { codeLifeMs, codeOf } from '../../guest-passes/guest-code.rules.ts'
import type { MailParts } from '../mail-layout.ts'
import type { MailSource } from '../mail-source.ts'
import { mailWords } from '../outcomes/mail-words.ts'
import type { RenderOptions } from '../rendered-mail.ts'

const facts = (source: MailSource, { origin, secret }: RenderOptions['settings']) => {
  const { i18n, frame } = mailWords(source, origin)
  return { i18n, frame, code: codeOf(secret, source.mail.id), minutes: codeLifeMs / 60_000 }
}

/** The code by which a guest comes in (BY-24). It says nothing of the orders: whoever reads it may not be who asked. */
export const guestCodeMail = (source: MailSource, settings: RenderOptions['settings']): MailParts => {
  const { i18n, frame, code, minutes } = facts(source, settings)
  const { order, mail } = source
  return {
    ...frame,
    subject: i18n._(msg`${{ code }} is your ${{ shop: shop.name }} code`),
    intro: i18n._(msg`Enter this code on the page where you asked for it to see your orders.`),
    typed: { label: i18n._(msg`Your code`), text: code },
    steps: [],
    notes: [
      i18n._(msg`It works once, for ${{ minutes }} minutes.`),
      i18n._(
        msg`We never ask for this code by phone or message. If you didn’t ask for it, ignore this email.`,
      ),
    ],
    link: {
      text: i18n._(msg`Enter the code`),
      href: `${settings.origin}/${order.country}/${mail.language}/orders/code`,
    },
  }
}

/** The same as a text message; its last line lets a phone offer the code to the shop's own page alone. */
export const guestCodeText = (source: MailSource, settings: RenderOptions['settings']): string => {
  const { i18n, code, minutes } = facts(source, settings)
  const words = i18n._(
    msg`${{ code }} is your ${{ shop: shop.name }} code. It works once, for ${{ minutes }} minutes. Don’t share it.`,
  )
  return `${words}\n\n@${new URL(settings.origin).hostname} #${code}`
}
