import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { showsOrdersHeader } from '../../../domain/page.ts'
import { useMember, usePathname } from '../../app-context.ts'
import { PageBackLink } from '../../shell/links.tsx'

/** A member's way back to the list, where the page has no 'Orders' header to lead there (SH-09). */
export function AllOrders() {
  const pathname = usePathname()
  const isMember = useMember() !== null
  const search = useRouterState({ select: (state) => state.location.search }) as Record<string, unknown>
  const hasHeader = showsOrdersHeader({
    pathname,
    hasToken: isMember,
    standalone: String(search.standalone) === 'true',
    memberHeaderSuppressed: String(search.memberHeader) === 'false',
  })
  if (!isMember || hasHeader) return null
  return (
    <PageBackLink to="/{-$country}/{-$locale}/orders">
      <Trans>All orders</Trans>
    </PageBackLink>
  )
}
