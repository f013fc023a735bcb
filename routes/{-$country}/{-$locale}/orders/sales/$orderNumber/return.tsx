import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { returnSteps } from '../../../../../../domain/returns/return-steps.ts'
import { startOrder } from '../../../../../../src/features/order-detail/actor/start-order.ts'
import { ReturnWizard } from '../../../../../../src/features/return-wizard/return-wizard.tsx'

/**
 * `?selected=` names an item by its gtin (RI-05); the router reads digits as a number. `?step=` names the step, of which the
 * first needs none.
 */
const ReturnSearch = v.looseObject({
  selected: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))),
    undefined,
  ),
  step: v.fallback(v.optional(v.picklist(returnSteps)), undefined),
})

/** Making a return of an order (RI-01). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/sales/$orderNumber/return')({
  validateSearch: ReturnSearch,
  loader: async ({ context: { app }, params, location }) => {
    const carriers = app.providers.of(app.place.marketplace)
    await startOrder(app, params.orderNumber, location)
    await app.ahead(carriers)
  },
  component: ReturnItems,
})

function ReturnItems() {
  const { orderNumber } = Route.useParams()
  const { selected, step } = Route.useSearch()
  return (
    <ReturnWizard
      key={orderNumber}
      orderNumber={orderNumber}
      selectedGtin={selected ?? null}
      step={step ?? returnSteps[0]}
    />
  )
}
