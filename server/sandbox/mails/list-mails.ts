import { and, desc, eq } from 'drizzle-orm'
import type { SandboxMail } from '../../../contract/sandbox/sandbox-mails.ts'
import { findMail } from '../../api/modules/mail/mail.repository.ts'
import { loadMailSource, loadMailSources } from '../../api/modules/mail/mail-source.ts'
import { renderMail } from '../../api/modules/mail/render-mail.ts'
import type { MailFile, RenderedMail, RenderOptions } from '../../api/modules/mail/rendered-mail.ts'
import { hostLanguage } from '../../common/host-language.ts'
import type { Database } from '../../db/schema.ts'
import { outgoingMails } from '../../db/tables/outgoing-mails.ts'

export type MailFilter = {
  readonly orderNumber?: string | undefined
  readonly channel?: SandboxMail['channel'] | undefined
  readonly kind?: SandboxMail['kind'] | undefined
  readonly to?: string | undefined
}

const maxMails = 50

/** Mails as they read, newest first. */
export const listMails = async (
  db: Database,
  options: RenderOptions,
  { orderNumber, channel, kind, to }: MailFilter = {},
): Promise<SandboxMail[]> => {
  const rows = await db
    .select()
    .from(outgoingMails)
    .where(
      and(
        orderNumber === undefined ? undefined : eq(outgoingMails.orderNumber, orderNumber),
        channel === undefined ? undefined : eq(outgoingMails.channel, channel),
        kind === undefined ? undefined : eq(outgoingMails.kind, kind),
        to === undefined ? undefined : eq(outgoingMails.recipient, to.toLowerCase()),
      ),
    )
    .orderBy(desc(outgoingMails.requestedAt), desc(outgoingMails.id))
    .limit(maxMails)
  return (await loadMailSources(db, rows)).map((source) => {
    const { mail } = source
    const { subject, text, html, files } = renderMail(source, options)
    const { id, channel: by, kind: about, status, language, recipient, requestedAt } = mail
    return {
      id,
      channel: by,
      kind: about,
      status,
      orderNumber: mail.orderNumber,
      language: hostLanguage([language]),
      to: recipient,
      requestedAt: requestedAt.toISOString(),
      subject,
      text,
      html,
      files: files.map(({ filename, contentType, cid = null }) => ({
        filename,
        contentType,
        cid,
        href: `/sandbox/mails/${id}/${filename}`,
      })),
    }
  })
}

/** One mail as it reads, or `null`. */
export const readMail = async (
  db: Database,
  options: RenderOptions,
  id: string,
): Promise<RenderedMail | null> => {
  const mail = await findMail(db, id)
  const source = mail && (await loadMailSource(db, mail))
  return source ? renderMail(source, options) : null
}

/** A file that goes with a mail, or `null`. */
export const readMailFile = async (
  db: Database,
  options: RenderOptions,
  id: string,
  filename: string,
): Promise<MailFile | null> =>
  (await readMail(db, options, id))?.files.find((file) => file.filename === filename) ?? null
