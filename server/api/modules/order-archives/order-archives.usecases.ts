import type * as v from 'valibot'
import type { getOrderArchive as call } from '../../../../contract/orders/papers.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { createSealing } from '../../../common/sealing.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import { countWithin, orderRequestLimits } from '../../http/limits/order-requests.ts'
import { acknowledgementFactsOf } from '../acknowledgements/withdrawal-facts.ts'
import { findOwnOrder, orderNotFound } from '../orders/order-access.ts'
import { type Held, paperDocumentOf, printed, readPapers, requireWhole } from '../papers/papers.usecases.ts'
import { readArchiveData } from './archive-data.ts'

export type ArchiveAsk = Held & {
  readonly orderNumber: string
  readonly language: Catalog
}

/** Counts one more archive of the caller's sale, on its locked row. */
const countArchive = (secret: string, db: Database, held: Held, orderNumber: string): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await findOwnOrder(tx, held.caller, orderNumber, { lock: true })
    if (order?.orderType !== 'SALES_ORDER') throw orderNotFound()
    await requireWhole(secret, tx, order, held)
    await countWithin(tx, orderRequestLimits.archive, orderNumber)
  })

/**
 * Everything of the caller's sale as one .zip file (BY-29), made in a thread of its own. Refuses with `order_not_found`,
 * `guest_pass_missing`, `rate_limited` and `unavailable`.
 */
export const readArchive = async (
  { labelPrinter, settings }: Pick<AppDeps, 'labelPrinter' | 'settings'>,
  db: Database,
  { orderNumber, language, ...held }: ArchiveAsk,
): Promise<v.InferInput<(typeof call)['answer']>> => {
  const { now } = held
  await countArchive(settings.secret, db, held, orderNumber)
  const { rows, papers } = await readPapers(db, held.caller, orderNumber, now)
  const { json, statements, photos } = await readArchiveData(
    { settings, sealing: createSealing(settings.secret) },
    db,
    { held, sale: rows.sale, returns: rows.returns.map(({ order }) => order), papers, language },
  )
  const archive = labelPrinter.archive({
    kind: 'archive',
    madeAt: now,
    documents: [
      ...papers.map((row) => ({ name: `${row.number}.pdf`, facts: paperDocumentOf(row, language) })),
      ...statements.map((row, index) => ({
        name: `withdrawal-${index + 1}.pdf`,
        facts: acknowledgementFactsOf(row, rows.sale, language),
      })),
    ],
    files: [...photos, { name: 'order.json', bytes: Buffer.from(JSON.stringify(json, null, 2)) }],
  })
  return { orderNumber: rows.sale.orderNumber, archive: await printed(archive) }
}
