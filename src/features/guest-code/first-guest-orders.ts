import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import type { ListGuestOrdersInput } from '../../../services/session/guest-code.ts'
import type { App } from '../../components/app/app-context.ts'

/** The first page of what a guest's pass opens, as loader and chart ask for it alike; `null` where nobody has come in by a code. */
export const firstGuestOrders = ({
  place,
  session,
}: Pick<App, 'place' | 'session'>): ListGuestOrdersInput | null => {
  const visitor = selectVisitor(session.getSnapshot())
  if (visitor === null || visitor.pass === undefined) return null
  return { visit: visitor.visit, language: place.language, cursor: null }
}
