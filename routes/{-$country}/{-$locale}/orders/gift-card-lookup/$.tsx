import { createFileRoute } from '@tanstack/react-router'
import { GiftCardPage } from '../../../../../src/features/gift-card/gift-card-page.tsx'

/** Balance of a gift card; what follows is the same page (SH-02, SH-04, SH-08). */
export const Route = createFileRoute('/{-$country}/{-$locale}/orders/gift-card-lookup/$')({
  component: GiftCardPage,
})
