import { createFileRoute } from '@tanstack/react-router'
import { GuestCodePage } from '../../../../src/features/guest-code/guest-code.tsx'

/** Where a guest comes in by a code, and sees all their orders (BY-20 to BY-22). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/code')({
  loader: ({ context: { app } }) => app.whenMember(),
  component: GuestCodePage,
})
