import { useEffect } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { type StartedExperiment, startedExperiments } from '../../../domain/orders/experiments.ts'
import { lineStatusesOf } from '../../../domain/status/simple-status.ts'
import { useApp, useExperience, useFlags } from '../app/app-context.ts'

const noArms = {}

/** The experiments that an order starts, each reported once with the visitor's arm (SE-07); none without A/B testing. */
export const useOrderExperiments = (order: Order): readonly StartedExperiment[] => {
  const { enableAbTesting } = useFlags()
  const arms = useExperience()?.experiments ?? noArms
  const { track } = useApp()
  const started = enableAbTesting ? startedExperiments(lineStatusesOf(order), arms) : []
  const pickupReady = armOf(started, 'pickupReady')
  const quickAction = armOf(started, 'quickAction')
  useEffect(() => {
    if (pickupReady) track('experiment started', { experiment: 'pickupReady', arm: pickupReady })
  }, [track, pickupReady])
  useEffect(() => {
    if (quickAction) track('experiment started', { experiment: 'quickAction', arm: quickAction })
  }, [track, quickAction])
  return started
}

/** The visitor's arm of an experiment that has started, else `null`. */
export const armOf = (
  started: readonly StartedExperiment[],
  name: StartedExperiment['name'],
): string | null => started.find((experiment) => experiment.name === name)?.arm ?? null
