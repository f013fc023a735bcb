import nodemailer from 'nodemailer'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import type { RenderedMail } from './rendered-mail.ts'

/** What a mail server said to an e-mail. `gone` will not be taken on another try either. */
export type MailAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly code: string }
  | { readonly kind: 'gone'; readonly code: string }

export type Mailer = {
  /** Sends one e-mail. `id` is the same on every try, so that a server or reader knows a second copy. */
  send(id: string, to: string, mail: RenderedMail): Promise<MailAnswer>
  close(): void
}

/** Every step of a delivery ends before another host may take the mail over (`claimMs` of the worker). */
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 }

type SmtpError = { readonly responseCode?: unknown; readonly code?: unknown }

/**
 * Server replies from 500 are final (RFC 5321); what has no reply, as a cut line, is worth another try, and so is a server that
 * does not encrypt (`ETLS`): that is for whoever runs it to mend, and no word about the mail.
 */
const answerOf = (error: unknown): MailAnswer => {
  const { responseCode, code } = (error ?? {}) as SmtpError
  if (typeof responseCode === 'number' && code !== 'ETLS') {
    return { kind: responseCode >= 500 ? 'gone' : 'later', code: String(responseCode) }
  }
  return { kind: 'later', code: typeof code === 'string' ? code : 'unknown' }
}

/** Sends by the server at `smtpUrl`; logs nothing, for a mail is all personal. */
export const createMailer = (smtpUrl: string): Mailer => {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...patience })
  return {
    send: async (id, to, { subject, text, html, files, headers = {} }) => {
      try {
        const attachments = await Promise.all(
          files.map(async ({ filename, contentType, cid, content }) => ({
            filename,
            contentType,
            ...(cid === undefined ? {} : { cid }),
            content: await content(),
          })),
        )
        await transport.sendMail({
          from: shop.mailSender,
          to: { name: '', address: to },
          messageId: `<${id}@${shop.site}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          subject,
          text,
          html,
          attachments,
        })
        return { kind: 'sent' }
      } catch (error) {
        return answerOf(error)
      }
    },
    close: () => transport.close(),
  }
}
