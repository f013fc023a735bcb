import { useRouterState } from '@tanstack/react-router'
import { showsOrdersHeader } from '../../../domain/pages/page.ts'
import { useMember, usePathname, useStandalone } from '../app/app-context.ts'

/** Whether the 'Orders' header shows on this page (SH-09); `?memberHeader=false` suppresses it. */
export const useShowsOrdersHeader = (): boolean => {
  const pathname = usePathname()
  const hasToken = useMember() !== null
  const standalone = useStandalone()
  const search: Record<string, unknown> = useRouterState({ select: (state) => state.location.search })
  return showsOrdersHeader({
    pathname,
    hasToken,
    standalone,
    memberHeaderSuppressed: String(search.memberHeader) === 'false',
  })
}
