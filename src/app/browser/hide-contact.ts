import type { QueryContact } from '../../components/app/app-context.ts'

const names = ['email', 'phoneNumber'] as const

/**
 * Takes e-mail and phone out of the address bar before anything else sees the address (quality.md, "Security"), and hands
 * them over for the lookup form to start with.
 */
export const hideContact = (page: Pick<Window, 'location' | 'history'>): QueryContact => {
  const address = new URL(page.location.href)
  const [email, phone] = names.map((name) => address.searchParams.get(name))
  if (names.some((name) => address.searchParams.has(name))) {
    for (const name of names) address.searchParams.delete(name)
    page.history.replaceState(page.history.state, '', address.pathname + address.search + address.hash)
  }
  return { email: email ?? null, phone: phone ?? null }
}
