import { returnOutcomeOf } from '../../../../domain/return-progress/return-life.ts'
import type { AppDeps } from '../../app-deps.ts'
import { codeLifeMs } from '../guest-passes/guest-code.rules.ts'
import { findChoice, isWanted } from '../notification-facts/notifications.repository.ts'
import { recipientOf } from '../notification-facts/recipient.ts'
import { dropReasonOf } from '../notification-facts/true-now.ts'
import { claimMail, endMail, findMail, readdressMail, releaseMail } from './mail.repository.ts'
import { loadMailSource, type MailSource } from './mail-source.ts'
import type { Mailer } from './mailer.ts'
import { isOutcome } from './outcomes/outcome-mails.ts'
import { renderMail } from './render-mail.ts'
import type { TextMessages } from './texts/text-messages.ts'

type WorkerDeps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'settings' | 'labelPrinter'>

/**
 * Longer than printing a label and delivering it take together; a host that died in the middle gives the mail free after it.
 */
const claimMs = 45_000

/** Tries until a mail is given up; with the queue's waits between them about an hour. */
const maxTries = 10

/** What mails leave by; `null`: they are kept. */
export type Senders = { readonly mailer: Mailer | null; readonly texts: TextMessages | null }

/** To be tried again: the queue waits and delivers the message once more. */
class MailToBeTriedAgain extends Error {
  override readonly name = 'MailToBeTriedAgain'
}

/** Kinds that say nothing of a return's way. */
const notOfReturns: readonly string[] = ['guestCode', 'phoneCode', 'notification']

/** The label or code of a return that was called off meanwhile: nobody is to go by it any more (BY-13). */
const isVoid = ({ mail, lines: [line] }: MailSource): boolean =>
  !isOutcome(mail.kind) &&
  !notOfReturns.includes(mail.kind) &&
  returnOutcomeOf(
    line && { lineItemStatus: { status: line.status }, lineItemStatusVariant: line.statusVariant },
  ) === 'cancelled'

/** A code that has ended before it could leave (BY-21): nobody can use it any more. */
const isStale = ({ kind, requestedAt }: MailSource['mail'], now: Date): boolean =>
  (kind === 'guestCode' || kind === 'phoneCode') && now.getTime() > requestedAt.getTime() + codeLifeMs

type Reader = Pick<WorkerDeps, 'db' | 'clock'>

/**
 * Where a mail goes now, or why it goes nowhere. What happened to an order is told as its shopper wants it by now: on another phone than when
 * it was queued perhaps, and no more once it was switched off (BY-37, BY-38, BY-40).
 */
const leadOf = async (
  { db, clock }: Reader,
  { mail, order, notification }: MailSource,
): Promise<{ readonly recipient: string | null } | { readonly code: string }> => {
  if (notification === null) return { recipient: mail.recipient }
  const { row } = notification
  const dropReason = await dropReasonOf(db, row, order, clock.now())
  if (dropReason !== null) return { code: dropReason }
  const recipient = await recipientOf(db, row.channel, {
    order,
    choice: await findChoice(db, order.orderNumber),
  })
  if (recipient === null) return { code: 'no_recipient' }
  if (recipient !== mail.recipient) await readdressMail(db, mail.id, recipient)
  // Asked last: whoever has switched it off before now gets nothing any more.
  return (await isWanted(db, row.orderNumber, row.channel)) ? { recipient } : { code: 'opted_out' }
}

/**
 * Sends an accepted mail. May run any number of times for it, at the same time too: one host at a time has it, and what has
 * left does not leave again. Without a mail server an e-mail is kept; a letter goes to the post room.
 * Rejects when it is to be tried again.
 */
export const workMail = async (deps: WorkerDeps, { mailer, texts }: Senders, id: string): Promise<void> => {
  const { db, clock, log } = deps
  const mail = await claimMail(db, id, claimMs)
  if (mail === null) {
    const standing = await findMail(db, id)
    if (standing?.status === 'SENDING') throw new MailToBeTriedAgain()
    return
  }
  await clock.refresh()
  const end = async (...[status, failure]: [Parameters<typeof endMail>[2], { readonly code: string }?]) => {
    const ended = await endMail(db, id, status, clock.now(), failure ?? null)
    if (ended) log('info', 'mail.ended', { mailId: id, kind: mail.kind, status, ...failure })
  }
  const source = await loadMailSource(db, mail)
  if (source !== null && isVoid(source)) return end('FAILED', { code: 'return_cancelled' })
  if (mail.recipient === null) return end('PRINTED')
  const isKept = (mail.channel === 'text' ? texts : mailer) === null
  if (isKept && mail.kind !== 'notification') return end('KEPT')
  if (source === null) return end('FAILED', { code: 'order_gone' })
  if (isStale(mail, clock.now())) return end('FAILED', { code: 'code_over' })
  const rendered = renderMail(source, deps)
  const lead = await leadOf(deps, source)
  if ('code' in lead) return end('FAILED', lead)
  const { recipient } = lead
  if (recipient === null) return end('PRINTED')
  if (isKept) return end('KEPT')
  const answer = await (mail.channel === 'text'
    ? texts?.send(id, recipient, rendered.text)
    : mailer?.send(id, recipient, rendered))
  if (answer === undefined) return end('KEPT')
  if (answer.kind === 'sent') return end('SENT')
  const { code } = answer
  if (answer.kind === 'gone' || mail.tries >= maxTries) return end('FAILED', { code })
  await releaseMail(db, id, { code })
  log('warn', 'mail.delayed', { mailId: id, kind: mail.kind, tries: mail.tries, code })
  throw new MailToBeTriedAgain()
}
