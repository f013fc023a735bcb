import { marketOf } from '../markets/markets.ts'
import type { SampleMember } from '../members.ts'
import { buildOrder } from './build-order.ts'
import { buyerOf } from './buyers.ts'
import { sampleLine, stageAt } from './history.ts'
import type { OrderSpec, SampleOrder } from './order-spec.types.ts'
import { paymentsOf } from './payments.ts'
import { orderNumber, type Random, seededRandom } from './random.ts'
import type { Stage } from './stages.ts'

const day = 24 * 3_600_000

/** Made-up stores that sell the shop's things, by country. */
const partnersByCountry: Readonly<Record<string, readonly string[]>> = {
  ae: ['بيت الخطوة', 'Marina Stride House'],
  de: ['Laufhaus Nordlicht', 'Sporthof am Kanal'],
  gb: ['Harbour & Hill Outfitters', 'Corner Sports Collective', 'Fell Foot Running'],
  pl: ['Trzy Sosny Sport', 'Zielony Peron'],
}

const usual = ['Corner Sports Collective', 'Harbour & Hill Outfitters']

const partnerOrder = (member: SampleMember, index: number, now: Date, random: Random): OrderSpec => {
  const market = marketOf(member.country)
  const ageDays = 2.3 + index * 6.5 + random.next() * 3
  const settled: Stage = random.chance(0.08) ? 'cancelled' : 'delivered'
  const stage = ageDays < 6 ? stageAt(ageDays, 'address', random) : settled
  const count = random.pick([1, 1, 1, 2, 3])
  return {
    orderNumber: orderNumber(random, 'PP'),
    market,
    buyer: buyerOf(member),
    now,
    placedAt: new Date(Math.round((now.getTime() - ageDays * day) / 60_000) * 60_000),
    orderType: 'PARTNER_SALES_ORDER',
    lines: Array.from({ length: count }, () => sampleLine(random, stage, 0, market.currency)),
    payments: paymentsOf(market, index, random, false),
    more: {
      partnerName: random.pick(partnersByCountry[member.country] ?? usual),
      memberGated: random.chance(0.3),
    },
  }
}

/** Orders of a member with partner stores, newest first; apart from the own history, whose numbers stay as they are. */
export const partnerHistory = (member: SampleMember, now: Date): SampleOrder[] => {
  const random = seededRandom(`partner ${member.upmId}`)
  return Array.from({ length: member.partnerOrders }, (_, index) =>
    buildOrder(partnerOrder(member, index, now, random)),
  )
}
