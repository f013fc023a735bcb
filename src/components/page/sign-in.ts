import { pathPrefix } from '../../../domain/languages/locale.ts'
import { useApp } from '../app/app-context.ts'

/** Asks for sign-in; the shopper comes back to the page that is shown, or goes on to the orders. */
export const useSignIn = (goal: 'here' | 'orders' = 'here'): (() => void) => {
  const { session, place } = useApp()
  return () => {
    const returnTo = goal === 'here' ? location.pathname + location.search : `${pathPrefix(place)}/orders`
    session.send({ type: 'session.signIn', returnTo })
  }
}
