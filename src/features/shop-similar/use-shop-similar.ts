import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Product } from '../../../contract/orders/order-item.ts'
import { similarArm, similarRequestOf } from '../../../domain/shop/shop-similar.ts'
import { isSimilarOpen } from '../../../machines/shop-similar/shop-similar.selectors.ts'
import { useApp, useExperience, useFlags } from '../../components/app/app-context.ts'
import { useLate } from '../../components/late/use-late.ts'

const noArms: Readonly<Record<string, string>> = {}

/**
 * Suggestions for one line, or `null` where none are offered (BA-03, enableShopSimilar). Their chart and views come with
 * the first opening; the visitor's arm of the experiment decides how they are asked for.
 */
export const useShopSimilar = (product: Product) => {
  const app = useApp()
  const flags = useFlags()
  const arms = useExperience()?.experiments ?? noArms
  const arm = similarArm(arms, flags)
  const request = similarRequestOf(product, arm)
  const [isLost, setLost] = useState(false)
  const { started, isComing, begin } = useLate(
    async () => {
      setLost(false)
      const { startShopSimilar } = await import('./start-shop-similar.ts')
      if (request === null) throw new Error('nothing to ask for')
      return startShopSimilar(app, {
        request,
        arm: flags.enableAbTesting ? arms.shopSimilar : undefined,
      })
    },
    () => setLost(true),
  )
  const isOpen = useSelector(started?.actor, (snapshot) => snapshot !== undefined && isSimilarOpen(snapshot))
  if (!flags.enableShopSimilar || request === null) return null
  const toggle = () => {
    if (started === null) return void begin()
    started.actor.send({ type: isOpen ? 'similar.close' : 'similar.open' })
  }
  return { isOpen, isComing, isLost, toggle, started, product }
}

export type LineSuggestions = NonNullable<ReturnType<typeof useShopSimilar>>
