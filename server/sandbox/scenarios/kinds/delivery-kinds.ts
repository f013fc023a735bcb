import type { Stage } from '../../orders/stages.ts'
import type { SandboxRule } from '../../tables.ts'
import { line, type ScenarioKind } from './kind-parts.ts'

const toDeliver = (title: string, tag: string, stage: Stage, rule: SandboxRule): ScenarioKind => ({
  title,
  tags: [tag],
  ageMinutes: 90,
  make: (random) => ({ lines: [line(random, stage), line(random, stage)], rule }),
})

/** Orders whose delivery can be changed, or no more. */
export const deliveryKinds = {
  'delivery-open': toDeliver('Not packed: delivery can be changed', 'delivery-open', 'confirmed', 'complete'),
  'delivery-packed': toDeliver(
    'Being packed: too late to change delivery',
    'delivery-packed',
    'preparing',
    'complete',
  ),
  'delivery-denied': toDeliver(
    'Packed while delivery is being changed',
    'delivery-denied',
    'confirmed',
    'denied',
  ),
} as const satisfies Record<string, ScenarioKind>
