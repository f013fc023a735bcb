import type { StoredDates } from '../../db/tables/order-lines.ts'
import type { Stage } from './stages.ts'

const hour = 3_600_000
const day = 24 * hour

/** Hours after the order at which each step happens. */
const steps = {
  shipped: 26,
  delivered: 77,
  readyForPickup: 2,
  pickedUp: 22,
  returnCreated: 170,
  returnInProcess: 240,
  returnCompleted: 330,
  returnDenied: 330,
} as const
type Step = keyof typeof steps

const parcel = ['shipped'] as const
const arrived = ['shipped', 'delivered'] as const

const stepsOf: Readonly<Record<Stage, readonly Step[]>> = {
  ordered: [],
  confirmed: [],
  preparing: [],
  cancelPending: [],
  cancelled: [],
  shipped: parcel,
  delivered: arrived,
  pickupReady: ['readyForPickup'],
  pickedUp: ['readyForPickup', 'pickedUp'],
  returnRequested: [...arrived, 'returnCreated'],
  returnCreated: [...arrived, 'returnCreated'],
  returnInProcess: [...arrived, 'returnCreated', 'returnInProcess'],
  returnArrived: [...arrived, 'returnCreated', 'returnInProcess'],
  returnedToStore: [...arrived, 'returnCreated', 'returnInProcess'],
  returnCompleted: [...arrived, 'returnCreated', 'returnInProcess', 'returnCompleted'],
  returnDenied: [...arrived, 'returnCreated', 'returnInProcess', 'returnDenied'],
}

const calendarDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Day on which an order is expected: four days after it was placed, and never in the past. */
const expectedDay = (placedAt: Date, now: Date): string =>
  calendarDate(Math.max(placedAt.getTime() + 4 * day, now.getTime() + day))

export type DatesInput = {
  readonly stage: Stage
  readonly placedAt: Date
  readonly now: Date
  /** Two days instead of one expected day. */
  readonly asRange: boolean
  /** A return order starts where the goods are sent back. */
  readonly isReturnOrder?: boolean
  /** The shopper fetches it: nothing arrives. */
  readonly isForPickup?: boolean
  /** Bought in a store: taken along at once. */
  readonly isInStore?: boolean
}

const isReturnStep = (step: Step): boolean => step.startsWith('return')

/** What happened to a line, and what is expected of it. Nothing that happened lies after `now`. */
export const datesOf = ({
  stage,
  placedAt,
  now,
  asRange,
  isReturnOrder = false,
  isForPickup = false,
  isInStore = false,
}: DatesInput): StoredDates => {
  if (isInStore && stage === 'pickedUp') {
    return { ordered: placedAt.toISOString(), pickedUp: placedAt.toISOString() }
  }
  const taken = stepsOf[stage].filter((step) => !isReturnOrder || isReturnStep(step))
  const offset = isReturnOrder ? steps.returnCreated : 0
  const happened = taken.map((step, index, all) => {
    const latest = now.getTime() - (all.length - index) * 60_000
    return [
      step,
      new Date(Math.min(placedAt.getTime() + (steps[step] - offset) * hour, latest)).toISOString(),
    ]
  })
  const expected = expectedDay(placedAt, now)
  const isExpected = !isForPickup && ['ordered', 'confirmed', 'preparing', 'shipped'].includes(stage)
  const outlook = isExpected
    ? {
        estimatedDeliveryDate: expected,
        ...(asRange
          ? { arriveDateRange: { from: expected, to: calendarDate(Date.parse(expected) + 2 * day) } }
          : {}),
      }
    : {}
  return { ordered: placedAt.toISOString(), ...Object.fromEntries(happened), ...outlook }
}

/** When a cancelled line was cancelled. */
export const cancelledAtOf = (stage: Stage, placedAt: Date): Date | null =>
  stage === 'cancelled' ? new Date(placedAt.getTime() + 12 * 60_000) : null
