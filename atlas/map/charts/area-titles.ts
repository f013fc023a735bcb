import type { Area } from '../../../machines/flow.ts'

export const areaTitles: Readonly<Record<Area, string>> = {
  session: 'On every page',
  orders: 'Orders',
  returns: 'Returns',
  pickup: 'Pickup',
  payments: 'Payments and gift cards',
  shop: 'Shop',
}
