import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import type { Sealing } from '../../../common/sealing.ts'
import type { Database } from '../../../db/schema.ts'
import { deliveryChanges } from '../../../db/tables/delivery-changes.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { outgoingMails } from '../../../db/tables/outgoing-mails.ts'
import type { OrderPaperRow } from '../../../db/tables/papers/order-papers.ts'
import type { WithdrawalRow } from '../../../db/tables/withdrawals.ts'
import type { AppDeps } from '../../app-deps.ts'
import { findWithdrawals } from '../acknowledgements/withdrawals.repository.ts'
import { readWireOrder } from '../order-pages/read-wire-order.ts'
import { loadGroups } from '../orders/orders.repository.ts'
import type { Held } from '../papers/papers.usecases.ts'
import { readRefundStatus } from '../refund-status/refund-status.usecases.ts'
import { findProofs } from '../return-proofs/return-proofs.repository.ts'
import { openProof } from '../return-proofs/return-proofs.usecases.ts'

/** Raises with each change of what programs find in the file. */
const format = 1

export type ArchiveQuestion = {
  readonly held: Held
  readonly sale: OrderRow
  readonly returns: readonly OrderRow[]
  readonly papers: readonly OrderPaperRow[]
  readonly language: Catalog
}

/** What the archive is made of beside papers. */
export type ArchiveData = {
  readonly json: object
  readonly statements: readonly WithdrawalRow[]
  readonly photos: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** File in the archive with the photo of a return's receipt. */
const photoName = (returnOrderNumber: string): string => `return-${returnOrderNumber}-receipt.jpg`

/**
 * All that is known of a sale and its returns, for programs to read (BY-29; Regulation (EU) 2016/679, Art. 15 and 20): what pages show,
 * and what shoppers have stated themselves. Of an account that money goes to it has what may be shown; of other people nothing.
 */
export const readArchiveData = async (
  { settings, sealing }: { readonly settings: AppDeps['settings']; readonly sealing: Sealing },
  db: Database,
  { held, sale, returns, papers, language }: ArchiveQuestion,
): Promise<ArchiveData> => {
  const { now } = held
  const numbers = [sale, ...returns].map(({ orderNumber }) => orderNumber)
  const orders = []
  for (const order of [sale, ...returns]) {
    const groups = await loadGroups(db, order.orderNumber)
    orders.push(await readWireOrder(db, order, groups, { now, language, settings }))
  }
  const statements = await findWithdrawals(db, sale.orderNumber)
  const proofs = await findProofs(db, numbers)
  const opened = await Promise.all(
    [...proofs].map(async ([returnOrderNumber, row]) => ({
      returnOrderNumber,
      ...(await openProof(sealing, row)),
    })),
  )
  const mails = await db
    .select()
    .from(outgoingMails)
    // What goes to whom a gift was given is nothing of the giver's (BY-48).
    .where(and(inArray(outgoingMails.orderNumber, numbers), isNull(outgoingMails.giftReturnId)))
    .orderBy(asc(outgoingMails.requestedAt))
  const changes = await db
    .select()
    .from(deliveryChanges)
    .where(inArray(deliveryChanges.orderNumber, numbers))
    .orderBy(asc(deliveryChanges.requestedAt))
  return {
    statements,
    photos: opened.flatMap(({ returnOrderNumber, photo }) =>
      photo === null ? [] : { name: photoName(returnOrderNumber), bytes: Buffer.from(photo, 'base64') },
    ),
    json: {
      format,
      madeAt: now.toISOString(),
      order: orders[0],
      returns: orders.slice(1),
      refunds: await readRefundStatus({ settings }, db, { ...held, language }, sale.orderNumber),
      papers: papers.map(({ kind, number, issuedAt, content: { lineIds: _, ...content } }) => ({
        kind,
        number,
        issuedAt: issuedAt.toISOString(),
        amountsIn: 'minor units of the currency',
        ...content,
      })),
      withdrawals: statements.map(({ id, statedName, email, lines, receivedAt }) => ({
        id,
        name: statedName,
        email,
        lines,
        receivedAt: receivedAt.toISOString(),
      })),
      proofs: opened.map(({ photo, ...proof }) => ({
        ...proof,
        photo: photo === null ? null : photoName(proof.returnOrderNumber),
      })),
      deliveryChanges: changes.map(({ requestedAt, completedAt, outcome, movesAddress, deliveryDay }) => ({
        requestedAt: requestedAt.toISOString(),
        completedAt: isoOf(completedAt),
        outcome,
        movesAddress,
        deliveryDay,
      })),
      messages: mails.map(({ channel, kind, orderNumber, recipient, language: of, requestedAt, status }) => ({
        channel,
        kind,
        orderNumber,
        recipient,
        language: of,
        requestedAt: requestedAt.toISOString(),
        status,
      })),
    },
  }
}
