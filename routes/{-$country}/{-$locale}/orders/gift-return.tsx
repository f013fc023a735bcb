import { createFileRoute } from '@tanstack/react-router'
import { GiftReturn } from '../../../../src/features/gift-return/gift-return.tsx'

/** Returning a gift by the number and code of its receipt, for anybody (BY-48). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/gift-return')({
  component: GiftReturn,
})
