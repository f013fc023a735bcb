import { pickVariant } from '../catalogue/catalogue.ts'
import { listPrice } from '../catalogue/prices.ts'
import { marketOf } from '../markets/markets.ts'
import type { SampleMember } from '../members.ts'
import { buyerOf } from './buyers.ts'
import type { LineSpec, OrderSpec, SampleOrder } from './order-spec.types.ts'
import { paymentsOf } from './payments.ts'
import { orderNumber, type Random, seededRandom } from './random.ts'
import { buildWithReturns } from './return-orders.ts'
import type { Stage } from './stages.ts'

const day = 24 * 3_600_000

type Delivery = NonNullable<OrderSpec['delivery']>

const returned: readonly Stage[] = [
  'returnRequested',
  'returnCreated',
  'returnInProcess',
  'returnCompleted',
  'returnCompleted',
  'returnDenied',
  'returnedToStore',
]

/** How far a line of that age has come. */
export const stageAt = (ageDays: number, delivery: Delivery, random: Random): Stage => {
  if (delivery === 'store') return 'pickedUp'
  if (delivery === 'pickup') return ageDays < 4 ? 'pickupReady' : 'pickedUp'
  if (ageDays < 1.5) return random.pick(['ordered', 'confirmed', 'preparing'])
  if (ageDays < 6) return random.pick(['preparing', 'shipped', 'shipped'])
  if (ageDays > 16 && random.chance(0.09)) return random.pick(returned)
  return random.chance(0.07) ? 'cancelled' : 'delivered'
}

export const sampleLine = (random: Random, stage: Stage, group: number, currency: string): LineSpec => ({
  variant: pickVariant(random.pick),
  sizeIndex: random.int(0, 7),
  quantity: random.chance(0.86) ? 1 : random.int(2, 4),
  stage,
  group,
  ...(random.chance(0.24) ? { sale: random.pick([20, 25, 30]) } : {}),
  ...(random.chance(0.03) ? { withoutPicture: true } : {}),
  ...(random.chance(0.04) ? { fees: listPrice(3, currency) } : {}),
})

const linesOf = (random: Random, ageDays: number, delivery: Delivery, currency: string): LineSpec[] => {
  const count = random.pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6])
  const stage = stageAt(ageDays, delivery, random)
  const second =
    delivery === 'address' && count > 1 && random.chance(0.4) ? stageAt(ageDays, delivery, random) : null
  return Array.from({ length: count }, (_, index) => {
    const late = second !== null && index >= count / 2
    const own = late ? second : stage
    const dropped = index > 0 && own === 'delivered' && random.chance(0.05)
    return sampleLine(random, dropped ? 'cancelled' : own, late ? 1 : 0, currency)
  })
}

/** Age of the `index`-th order of `count` in days: some of the last weeks, and then back over three years. */
const ageOf = (random: Random, index: number, count: number): number =>
  1.1 + index * 1.6 + (index / count) ** 1.6 * 980 + random.next() * 1.2

const alternates: Readonly<Record<string, OrderSpec['alternate']>> = {
  ca: { currency: 'USD', rate: 0.73 },
  gb: { currency: 'EUR', rate: 1.16 },
  mx: { currency: 'USD', rate: 0.052 },
}

const historyOrder = (member: SampleMember, index: number, now: Date, random: Random): OrderSpec => {
  const market = marketOf(member.country)
  const ageDays = ageOf(random, index, member.orders)
  const delivery = random.pick<Delivery>([
    'address',
    'address',
    'address',
    'address',
    'address',
    'address',
    'address',
    'pickup',
    'store',
  ])
  const alternate = alternates[member.country]
  return {
    orderNumber: orderNumber(random, delivery === 'store' ? 'ST' : 'PD'),
    market,
    buyer: buyerOf(member),
    now,
    placedAt: new Date(Math.round((now.getTime() - ageDays * day) / 60_000) * 60_000),
    address: random.int(0, 9),
    delivery,
    lines: linesOf(random, ageDays, delivery, market.currency),
    payments: paymentsOf(market, index, random, delivery === 'store'),
    ...(random.chance(0.18) ? { discountPercent: random.pick([10, 15, 20]) } : {}),
    ...(alternate && (member.country === 'ca' || random.chance(0.2)) ? { alternate } : {}),
  }
}

/** Orders of a member over the last three years, newest first, with the returns that belong to them. */
export const memberHistory = (member: SampleMember, now: Date): SampleOrder[] => {
  const random = seededRandom(member.upmId)
  return Array.from({ length: member.orders }, (_, index) => {
    const spec = historyOrder(member, index, now, random)
    return buildWithReturns(spec, (group) => `RT${spec.orderNumber.slice(2)}${group + 1}`)
  }).flat()
}
