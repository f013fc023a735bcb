import type { SimpleStatus } from '../status/simple-status.ts'

const includesAny = (statuses: readonly SimpleStatus[], wanted: readonly SimpleStatus[]): boolean =>
  statuses.some((status) => wanted.includes(status))

/** The pickup-ready experiment starts when the statuses include pickup-complete (SE-07). */
export const startsPickupReady = (statuses: readonly SimpleStatus[]): boolean =>
  includesAny(statuses, ['pickedUp'])

/** The quick-action test variant is included only if no line is cancelled, pickup-ready or pickup-complete (SE-07). */
export const includesQuickAction = (statuses: readonly SimpleStatus[]): boolean =>
  !includesAny(statuses, ['cancelled', 'readyForPickUp', 'pickedUp'])

/** The shipped-status test flag is sent if a line is preparing shipment or shipped (SE-07). */
export const sendsShippedTestFlag = (statuses: readonly SimpleStatus[]): boolean =>
  includesAny(statuses, ['preparingShipment', 'shipped'])

export type StartedExperiment = { readonly name: 'pickupReady' | 'quickAction'; readonly arm: string }

/**
 * Experiments that start with an order whose lines have these statuses, each with the visitor's arm; none where the visitor
 * has no arm (SE-07).
 */
export const startedExperiments = (
  statuses: readonly SimpleStatus[],
  arms: Readonly<Record<string, string>>,
): readonly StartedExperiment[] => {
  const starts = { pickupReady: startsPickupReady(statuses), quickAction: includesQuickAction(statuses) }
  return (['pickupReady', 'quickAction'] as const).flatMap((name) => {
    const arm = Object.hasOwn(arms, name) ? arms[name] : undefined
    return starts[name] && arm !== undefined ? [{ name, arm }] : []
  })
}
