import { pickVariant, type Variant, variants } from '../../catalogue/catalogue.ts'
import type { LineSpec, OrderSpec } from '../../orders/order-spec.types.ts'
import type { Random } from '../../orders/random.ts'
import type { Stage } from '../../orders/stages.ts'

/** What tells an order of this kind from a usual one of its market. */
type ScenarioOrder = Pick<OrderSpec, 'lines'> & Partial<OrderSpec>

export type ScenarioKind = {
  readonly title: string
  /** Tags of decisions.md, and some of our own. */
  readonly tags: readonly string[]
  /** Minutes since the order was placed, when it is loaded. */
  readonly ageMinutes: number
  readonly make: (random: Random, market: OrderSpec['market'], orderNumber: string) => ScenarioOrder
}

export const line = (random: Random, stage: Stage, more: Partial<LineSpec> = {}): LineSpec => ({
  variant: pickVariant(random.pick),
  sizeIndex: random.int(0, 7),
  quantity: 1,
  stage,
  group: 0,
  ...more,
})

export const of = (
  title: string,
  tag: string,
  ageDays: number,
  make: ScenarioKind['make'],
): ScenarioKind => ({
  title,
  tags: [tag],
  ageMinutes: Math.round(ageDays * 1440),
  make,
})

/** A card whose bank has to show what comes back. */
export const cardOf = (country: string) => (country === 'cn' ? 'UNIONPAY' : 'CREDIT_CARD')

export const byPicture = (name: string): readonly Variant[] =>
  variants.filter((variant) => variant.picture === name)
