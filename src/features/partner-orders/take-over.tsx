import { Navigate } from '@tanstack/react-router'

/** Partner orders are switched off: the own orders take this page's place (PA-01). */
export function OwnOrdersTakeOver() {
  return <Navigate to="/{-$country}/{-$locale}/orders" replace />
}

/** Nobody is signed in: the guest lookup takes this page's place (PA-01). */
export function GuestLookupTakesOver() {
  return <Navigate to="/{-$country}/{-$locale}/orders/details/{-$orderNumber}/$" replace />
}
