import { createFileRoute } from '@tanstack/react-router'
import { firstGuestOrders } from '../../../../src/features/guest-code/first-guest-orders.ts'
import { GuestCodePage } from '../../../../src/features/guest-code/guest-code.tsx'

/** Where a guest comes in by a code, and sees all their orders (BY-20 to BY-22), which are asked for ahead. */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/code')({
  loader: async ({ context: { app } }) => {
    if (await app.whenMember()) return
    const question = firstGuestOrders(app)
    if (question !== null) await app.ahead(app.guestOrders.start(question))
  },
  component: GuestCodePage,
})
