import { createFileRoute } from '@tanstack/react-router'
import { GuestLookup } from '../../../../../../src/features/shell/guest-lookup.tsx'

/** Where a guest looks an order up. The guest summary lives under it, so whatever follows is the same page (SH-02, SH-04). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$')({
  component: GuestLookup,
})
