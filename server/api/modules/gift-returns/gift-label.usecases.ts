import type * as v from 'valibot'
import type { ReturnLabel } from '../../../../contract/returns/return-label.ts'
import type { Catalog } from '../../../../domain/countries/catalogs.gen.ts'
import { asksForCodes, goesToStore, hasCarrierLabel } from '../../../../domain/return-methods/return-label.ts'
import { problem } from '../../../common/problems.ts'
import type { Database } from '../../../db/schema.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { Caller } from '../../http/caller.ts'
import { giftDropOffCode, giftLabelFacts } from '../gift-goods/gift-label.ts'
import { findGiftReturn } from '../gift-goods/gift-returns.repository.ts'
import { noLabel, printed } from '../return-labels/return-labels.usecases.ts'
import { requireAccess } from './gift-access.ts'
import { findOpenGift } from './gift-returns.usecases.ts'

export type GiftLabelQuestion = {
  readonly caller: Caller
  readonly orderNumber: string
  readonly returnNumber: string
  readonly language: Catalog
  readonly now: Date
}

/**
 * Label and code of a gift's return (BY-49), until the parcel is in.
 * @throws `gift_not_found`, `gift_access_over`, `label_not_available`
 */
export const readGiftLabel = async (
  { settings: { secret }, labelPrinter }: Pick<AppDeps, 'settings' | 'labelPrinter'>,
  db: Database,
  { caller, orderNumber, returnNumber, language, now }: GiftLabelQuestion,
): Promise<v.InferInput<typeof ReturnLabel>> => {
  requireAccess(secret, { caller, orderNumber, now })
  const order = await findOpenGift(db, orderNumber)
  const row = await findGiftReturn(db, returnNumber)
  if (row?.orderNumber !== orderNumber) throw problem('gift_not_found')
  if (goesToStore(row.returnMethod)) return noLabel
  if (!hasCarrierLabel(row.returnMethod) || row.arrivedAt !== null) throw problem('label_not_available')
  const facts = giftLabelFacts(order, row, { language, secret })
  return {
    ...noLabel,
    carrier: facts.carrier,
    isEmeaPaperless: row.returnMethod.startsWith('emeaPaperless'),
    labelFormat: 'PDF',
    returnLabel: (await printed(labelPrinter.print(facts))).toString('base64'),
    dropOffCode: asksForCodes(order.country) ? { data: giftDropOffCode(order, row, secret) } : null,
  }
}
