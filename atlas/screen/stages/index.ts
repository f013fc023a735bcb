import { historyStages } from './history.stages.ts'
import { orderStages } from './order.stages.ts'
import { paymentStages } from './payment.stages.ts'
import { pickupStages } from './pickup.stages.ts'
import { returnStages } from './return.stages.ts'
import { shellStages } from './shell.stages.ts'
import type { Stage } from './stage.ts'

export const stages: readonly Stage[] = [
  ...shellStages,
  ...historyStages,
  ...orderStages,
  ...paymentStages,
  ...returnStages,
  ...pickupStages,
]

/** @throws Error for a flow that has none. */
export const stageOf = (flow: string): Stage => {
  const stage = stages.find((one) => one.flow === flow)
  if (!stage) throw new Error(`No stage for "${flow}"`)
  return stage
}
