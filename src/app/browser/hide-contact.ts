import { type QueryContact, takeContact } from '../../../domain/pages/query-contact.ts'

/** Takes e-mail and phone out of the address bar before anything else sees the address (quality.md, "Security"). */
export const hideContact = (page: Pick<Window, 'location' | 'history'>): QueryContact => {
  const { contact, address } = takeContact(new URL(page.location.href))
  if (contact.email !== null || contact.phone !== null) {
    page.history.replaceState(page.history.state, '', address.pathname + address.search + address.hash)
  }
  return contact
}
