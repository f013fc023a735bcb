import * as v from 'valibot'
import { ShipFrom } from '../../../../contract/orders/address.ts'
import type { CaptureMethod } from '../../../../contract/returns/return-capture-terms.ts'
import type { Flags } from '../../../../contract/session/experience.ts'
import type { ReturnRole } from '../../../../domain/return-methods/method-prices.ts'
import { type OfferedMethod, offeredMethods } from '../../../../domain/return-methods/offered-methods.ts'
import { providersOf } from '../../../../domain/return-methods/providers.ts'
import { problem } from '../../../common/problems.ts'
import type { OrderRow } from '../../../db/tables/orders.ts'
import { countryOfRow } from '../orders/row-standing.ts'

export type MethodAsk = {
  readonly order: Pick<OrderRow, 'country' | 'shipFrom'>
  readonly role: ReturnRole
  readonly flags: Flags
  readonly returnMethod: CaptureMethod | null
  readonly carrierCode: string | null
  /** With its carrier, `emeaDropoff|DHLP`, where the request names it so. */
  readonly labelMethod?: string | undefined
}

const refused = (pointer: string, detail: string) =>
  problem('validation', { errors: [{ pointer, code: 'return_method', detail }] })

/** The way back that a request means, of those that the order has; 400 with the field where it has it not. */
export const requireMethod = (ask: MethodAsk): OfferedMethod => {
  const { order, role, flags, returnMethod, carrierCode, labelMethod } = ask
  const country = countryOfRow(order)
  const offered = offeredMethods({
    order: { shipFrom: v.parse(ShipFrom, order.shipFrom ?? {}) },
    country,
    role,
    flags,
    providers: providersOf(country),
    hasReturnableItems: true,
  }).filter(({ captureMethod }) => captureMethod === returnMethod)
  if (offered.length === 0) throw refused('/returnMethod', 'This order cannot come back by this method.')
  if (labelMethod !== undefined) {
    const byKey = offered.find(({ key }) => key === labelMethod)
    if (!byKey) throw refused('/labelMethod', 'This order cannot come back by this method and carrier.')
    return byKey
  }
  if (carrierCode === null) return offered[0] as OfferedMethod
  const byCarrier = offered.find(({ carrier }) => carrier?.code === carrierCode)
  if (!byCarrier) throw refused('/standardCarrierAlphaCode', 'This carrier does not take it.')
  return byCarrier
}
