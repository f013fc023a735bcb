import type { I18n } from '@lingui/core'
import { msg } from '#texts'
import { localeTag } from '../../../../domain/languages/locale.ts'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import { hostLanguage } from '../../../common/host-language.ts'
import { i18nIn } from '../../../texts/i18n-in.ts'
import { carrierNameOf, labelFactsOf } from '../return-labels/label-of-order.ts'
import { bookingSteps } from './booking-steps.ts'
import { creditMail } from './kinds/credit-mail.ts'
import { giftMails } from './kinds/gift-mails.ts'
import { guestCodeMail, guestCodeText } from './kinds/guest-code-mail.ts'
import {
  notificationMail,
  notificationText,
  phoneCodeMail,
  phoneCodeText,
  stopHeadersOf,
} from './kinds/notification-mail.ts'
import { withdrawalMail } from './kinds/withdrawal-mail.ts'
import { type MailParts, mailHtml, mailText } from './mail-layout.ts'
import type { MailSource } from './mail-source.ts'
import { greetingOf, refundTimeOf } from './outcomes/mail-words.ts'
import { isOutcome, outcomeMail } from './outcomes/outcome-mails.ts'
import type { MailFile, RenderedMail, RenderOptions } from './rendered-mail.ts'
import { placeOf, refundNote } from './return-facts.ts'
import { storeCodeCid, storeCodeFile } from './store-code-file.ts'

const finish = (parts: MailParts, files: readonly MailFile[]): RenderedMail => ({
  subject: parts.subject,
  text: mailText(parts),
  html: mailHtml(parts),
  files,
})

/** Straight to the page that shows label or code: a tap, and nothing to unfold (BY-32). */
const codeLinkOf = ({ mail, order }: MailSource, text: string, origin: string): MailParts['link'] => ({
  text,
  href: `${origin}/${order.country}/${mail.language}/orders/returns/${order.orderNumber}/return-confirmation`,
})

const notesOf = (i18n: I18n, source: MailSource): readonly string[] => [
  ...refundNote(i18n, source),
  refundTimeOf(i18n, source.order),
  i18n._(msg`You’re receiving this email because it was requested on your return’s page.`),
]

const labelMail = (source: MailSource, { settings, labelPrinter }: RenderOptions): RenderedMail => {
  const { mail, lines } = source
  const order = { ...source.order, returnMethod: mail.returnMethod }
  const language = hostLanguage([localeTag(mail.language, source.order.country)])
  const i18n = i18nIn(language)
  const returnNumber = order.orderNumber
  const carrier = carrierNameOf(order)
  const { book, collection } = bookingSteps(i18n, order)
  return finish(
    {
      language,
      subject: i18n._(msg`Your return label ${{ returnNumber }}`),
      greeting: greetingOf(i18n, mail.firstName),
      intro: i18n._(msg`Your ${{ carrier }} label for return ${{ returnNumber }} is attached as a PDF.`),
      steps: [
        i18n._(msg`Print the label and cut it out along the dashed line.`),
        i18n._(
          msg`Pack the items, in their original box where you can, and stick the label flat on the package.`,
        ),
        ...book,
        i18n._(msg`Hand the package to ${{ carrier }} and keep the receipt until you have your refund.`),
        ...collection,
      ],
      notes: notesOf(i18n, source),
      link: codeLinkOf(source, i18n._(msg`Show label`), settings.origin),
    },
    [
      {
        filename: `return-label-${returnNumber}.pdf`,
        contentType: 'application/pdf',
        content: () => labelPrinter.print(labelFactsOf(order, lines, { language, secret: settings.secret })),
      },
    ],
  )
}

const storeMail = (source: MailSource, { settings }: RenderOptions): RenderedMail => {
  const { mail, order, store } = source
  const language = hostLanguage([localeTag(mail.language, source.order.country)])
  const i18n = i18nIn(language)
  const returnNumber = order.orderNumber
  const text = order.returnToStore?.barcodeNumber ?? returnNumber
  const place = placeOf(i18n, store, order.country)
  return finish(
    {
      language,
      subject: i18n._(msg`Return ${{ returnNumber }}: bring it to a store`),
      greeting: greetingOf(i18n, mail.firstName),
      intro:
        place === undefined
          ? i18n._(
              msg`Return ${{ returnNumber }} is ready. Bring the items to a ${{ shop: shop.name }} store and show this code.`,
            )
          : i18n._(
              msg`Return ${{ returnNumber }} is ready. Bring the items to ${{ store: place.name }} and show this code.`,
            ),
      code: { label: i18n._(msg`Code for the store`), text, cid: storeCodeCid },
      steps: [
        i18n._(msg`Bring the items, in their original box where you can.`),
        i18n._(msg`Show the code at the register, on your phone or printed.`),
        i18n._(msg`We’ll check the items on the spot and refund you the way you paid.`),
      ],
      place,
      notes: notesOf(i18n, source),
      link: codeLinkOf(source, i18n._(msg`Show return code`), settings.origin),
    },
    [storeCodeFile(returnNumber, text)],
  )
}

const notificationOf = (source: MailSource, settings: RenderOptions['settings']): RenderedMail => {
  const mail = finish(notificationMail(source, settings), [])
  return source.mail.channel === 'text'
    ? { ...mail, text: notificationText(source, settings) }
    : { ...mail, headers: stopHeadersOf(source, settings) }
}

/** What a mail says, made from its row and its order: the same whenever it is asked for. */
export const renderMail = (source: MailSource, options: RenderOptions): RenderedMail => {
  const { kind } = source.mail
  if (isOutcome(kind)) return finish(outcomeMail(kind, source, options.settings.origin), [])
  if (kind === 'guestCode') {
    const mail = finish(guestCodeMail(source, options.settings), [])
    return source.mail.channel === 'text' ? { ...mail, text: guestCodeText(source, options.settings) } : mail
  }
  if (kind === 'notification') return notificationOf(source, options.settings)
  if (kind === 'phoneCode') {
    const { settings } = options
    return { ...finish(phoneCodeMail(source, settings), []), text: phoneCodeText(source, settings) }
  }
  if (kind === 'orderWithdrawn') {
    const { parts, files } = withdrawalMail(source, options)
    return finish(parts, files)
  }
  if (kind === 'giftReturn' || kind === 'giftCredited') {
    const { parts, files } = giftMails[kind](source, options)
    return finish(parts, files)
  }
  if (kind === 'creditIssued') return finish(creditMail(source, options), [])
  return kind === 'returnLabel' ? labelMail(source, options) : storeMail(source, options)
}
