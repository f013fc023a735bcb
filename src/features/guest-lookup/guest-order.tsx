import { safeRedirectPath } from '../../../domain/pages/paths/redirect-path.ts'
import { useApp, useMember, useVisitor } from '../../components/app/app-context.ts'
import { useHistoryState } from '../../components/links/history-state.ts'
import { GuestLookup } from './guest-lookup.tsx'
import { LookedUpOrder } from './looked-up-order.ts'
import type { LookupSearch } from './lookup-search.ts'
import { MemberLookup } from './member-lookup.tsx'

/** The guest path: the order for who has looked it up, and the lookup for everybody else (GL-09, OD-08). */
export function GuestOrder(props: { readonly orderNumber: string; readonly search: LookupSearch }) {
  const { orderNumber, search } = props
  const isMember = useMember() !== null
  const isAdmitted = useVisitor() !== null
  const openingFailure = useHistoryState((state) => state.openingFailure ?? null, null)
  // The page came with an order that had not opened before: it does now.
  const isHere = useApp().orderCache.read(orderNumber) !== null
  if (isMember) return <MemberLookup />
  if (isAdmitted && orderNumber !== '' && (openingFailure === null || isHere)) {
    return <LookedUpOrder key={orderNumber} orderNumber={orderNumber} />
  }
  return (
    <GuestLookup
      key={`${orderNumber} ${openingFailure}`}
      orderNumber={orderNumber}
      standalone={search.standalone === true}
      showSignin={search.showSignin === true}
      redirectPath={safeRedirectPath(search.redirectPath)}
      openingFailure={openingFailure}
    />
  )
}
