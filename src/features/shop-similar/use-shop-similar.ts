import { useSelector } from '@xstate/react'
import type { Product } from '../../../contract/orders/order-item.ts'
import { type SimilarRequest, similarArm, similarRequestOf } from '../../../domain/shop/shop-similar.ts'
import { createShopSimilarMachine } from '../../../machines/shop-similar/shop-similar.actors.ts'
import { isSimilarOpen } from '../../../machines/shop-similar/shop-similar.selectors.ts'
import { type App, useApp, useExperience, useFlags } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { useMachine } from '../../components/app/use-machine.ts'

/** Stands in for a line that nothing names: it offers no suggestions, so that nobody asks. */
const unasked: SimilarRequest = { version: 'v1', by: 'itemIds', id: '' }

const noArms: Readonly<Record<string, string>> = {}

/** Pages that have reported their experiment: once for each, whatever number of lines is looked at (SE-07). */
const reported = new WeakSet<App>()

/**
 * Suggestions for one line, or `null` where none are offered (BA-03, enableShopSimilar). The visitor's arm of the experiment
 * decides how they are asked for.
 */
export const useShopSimilar = (product: Product) => {
  const app = useApp()
  const flags = useFlags()
  const arms = useExperience()?.experiments ?? noArms
  const request = similarRequestOf(product, similarArm(arms, flags))
  const { marketplace: country, language } = app.place
  const machine = useMachine(createShopSimilarMachine)
  const actor = useFlow(machine, { input: { request: request ?? unasked, country, language } })
  const isOpen = useSelector(actor, isSimilarOpen)
  if (!flags.enableShopSimilar || request === null) return null
  const toggle = () => {
    const arm = flags.enableAbTesting ? arms.shopSimilar : undefined
    if (arm !== undefined && !reported.has(app)) {
      reported.add(app)
      app.track('experiment started', { experiment: 'shopSimilar', arm })
    }
    actor.send({ type: isOpen ? 'similar.close' : 'similar.open' })
  }
  return { isOpen, toggle, actor, product }
}

export type LineSuggestions = NonNullable<ReturnType<typeof useShopSimilar>>
