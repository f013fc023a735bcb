import bwipjs from 'bwip-js/node'
import { hostLanguage } from '../../../common/host-language.ts'
import type { OrderLineRow } from '../../../db/tables/order-lines.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import type { MailRow } from '../../../db/tables/outgoing-mails.ts'
import { carrierNameOf, labelFactsOf } from '../return-labels/label-of-order.ts'
import type { LabelPrinter } from '../return-labels/label-printer.ts'
import { type MailParts, mailHtml, mailText } from './mail-layout.ts'
import { mailTexts } from './mail-texts.ts'

export type MailFile = {
  readonly filename: string
  readonly contentType: string
  /** Set where the text shows it in its place. */
  readonly cid?: string
  readonly content: () => Promise<Buffer>
}

/** An e-mail as it leaves, or a letter as the post room prints it. */
export type RenderedMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly files: readonly MailFile[]
}

export type MailSource = {
  readonly mail: MailRow
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
}

export type RenderOptions = {
  readonly settings: { readonly origin: string; readonly secret: string }
  readonly labelPrinter: LabelPrinter
}

const cid = 'store-code@podium.example'

const finish = (parts: MailParts, files: readonly MailFile[]): RenderedMail => ({
  subject: parts.subject,
  text: mailText(parts),
  html: mailHtml(parts),
  files,
})

const linkOf = ({ mail, order }: MailSource, origin: string): MailParts['link'] => ({
  text: mailTexts[hostLanguage([mail.language])].seeReturn,
  href: `${origin}/${order.country}/${mail.language}/orders/returns/${order.orderNumber}`,
})

const labelMail = (source: MailSource, { settings, labelPrinter }: RenderOptions): RenderedMail => {
  const { mail, lines } = source
  const order = { ...source.order, returnMethod: mail.returnMethod }
  const language = hostLanguage([mail.language])
  const texts = mailTexts[language]
  const facts = { returnNumber: order.orderNumber, carrier: carrierNameOf(order) }
  return finish(
    {
      language,
      subject: texts.labelSubject(order.orderNumber),
      greeting: texts.greeting(mail.firstName),
      intro: texts.labelIntro(facts),
      steps: texts.labelSteps(facts),
      notes: [texts.refund, texts.why],
      link: linkOf(source, settings.origin),
    },
    [
      {
        filename: `return-label-${order.orderNumber}.pdf`,
        contentType: 'application/pdf',
        content: () => labelPrinter.print(labelFactsOf(order, lines, { language, secret: settings.secret })),
      },
    ],
  )
}

const storeMail = (source: MailSource, { settings }: RenderOptions): RenderedMail => {
  const { mail, order } = source
  const language = hostLanguage([mail.language])
  const texts = mailTexts[language]
  const text = order.returnToStore?.barcodeNumber ?? order.orderNumber
  return finish(
    {
      language,
      subject: texts.storeSubject(order.orderNumber),
      greeting: texts.greeting(mail.firstName),
      intro: texts.storeIntro(order.orderNumber),
      code: { label: texts.barcode, text, cid },
      steps: texts.storeSteps,
      notes: [texts.refund, texts.why],
      link: linkOf(source, settings.origin),
    },
    [
      {
        filename: `store-code-${order.orderNumber}.png`,
        contentType: 'image/png',
        cid,
        content: () =>
          bwipjs.toBuffer({
            bcid: 'code128',
            text,
            scale: 3,
            height: 14,
            paddingwidth: 10,
            paddingheight: 4,
            backgroundcolor: 'FFFFFF',
          }),
      },
    ],
  )
}

/** What a mail says, made from its row and its order: the same whenever it is asked for. */
export const renderMail = (source: MailSource, options: RenderOptions): RenderedMail =>
  source.mail.kind === 'returnLabel' ? labelMail(source, options) : storeMail(source, options)
