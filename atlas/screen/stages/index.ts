import { orderStages } from './order.stages.ts'
import type { Stage } from './stage.ts'

const stages: readonly Stage[] = [...orderStages]

export const stageOf = (flow: string): Stage => {
  const stage = stages.find((one) => one.flow === flow)
  if (!stage) throw new Error(`No stage for "${flow}"`)
  return stage
}
