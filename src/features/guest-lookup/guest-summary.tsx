import { use } from 'react'
import { loadSummary } from './load-summary.ts'

/** A guest's page of the order: the order detail with a guest's access (GL-09). */
export function GuestSummary({ orderNumber }: { readonly orderNumber: string }) {
  const GuestOrderDetail = use(loadSummary())
  return <GuestOrderDetail orderNumber={orderNumber} />
}
