import type { MethodLabel } from '../../contract/session/telemetry.ts'

/** Labels of the label service's method ids (returns.md §7). The specification names four; the others follow their form. */
const labels: Readonly<Record<string, MethodLabel>> = {
  returnToStore: 'store',
  upsDropoff: 'ups dropoff',
  upsPickup: 'ups pickup',
  courierPickup: 'courier pickup',
  sagawaPickup: 'sagawa pickup',
  auDropoff: 'au dropoff',
  emeaDropoff: 'emea dropoff',
  emeaPickup: 'emea pickup',
  emeaPaperless: 'emea paperless',
  emeaStoreReturn: 'store',
}

/** The label of a return method in analytics (ER-03); a carrier after a bar is left out. `null` for an unknown id. */
export const methodLabelOf = (methodId: string): MethodLabel | null => {
  const [id = ''] = methodId.split('|')
  return Object.hasOwn(labels, id) ? (labels[id] ?? null) : null
}
