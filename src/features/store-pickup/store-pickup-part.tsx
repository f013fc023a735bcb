import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import type { Order } from '../../contract/order.ts'
import type { StorePickup as Pickup } from '../../contract/store-pickup.ts'
import { type App, useApp } from '../app-context.ts'

type Part = ComponentType<{ readonly order: Order; readonly pickup: Pickup; readonly isAlone: boolean }>

/** Its code and its texts, where an order is picked up and nowhere else; without them the page still says where it waits. */
const loadPart = async (app: App): Promise<{ default: Part }> => {
  try {
    const [{ StorePickup }] = await Promise.all([import('./store-pickup.tsx'), app.loadTexts('pickup')])
    return { default: StorePickup }
  } catch {
    return { default: () => null }
  }
}

/** How an order is picked up; nothing for orders that are not. */
export function StorePickupPart(props: { readonly order: Order; readonly isAlone?: boolean }) {
  const { order, isAlone = false } = props
  const app = useApp()
  const StorePickup = useMemo(() => lazy(() => loadPart(app)), [app])
  if (order.storePickup === null) return null
  return (
    <Suspense>
      <StorePickup order={order} pickup={order.storePickup} isAlone={isAlone} />
    </Suspense>
  )
}
