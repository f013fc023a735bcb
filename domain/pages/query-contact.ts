/** E-mail and phone that came in the query of a page's address. */
export type QueryContact = { readonly email: string | null; readonly phone: string | null }

/** Parts of an address that say who a guest is. */
export const contactParts = ['email', 'phoneNumber'] as const

/** What a page's address says of a guest, for the lookup form to start with, and the address without it. */
export const takeContact = (from: URL): { readonly contact: QueryContact; readonly address: URL } => {
  const address = new URL(from)
  const contact = {
    email: address.searchParams.get('email'),
    phone: address.searchParams.get('phoneNumber'),
  }
  for (const name of contactParts) {
    if (address.searchParams.has(name)) address.searchParams.delete(name)
  }
  return { contact, address }
}

/** The address with the contact in it again, for a page that leads on to another. */
export const withContact = ({ email, phone }: QueryContact, to: URL): URL => {
  const address = new URL(to)
  if (email !== null) address.searchParams.set('email', email)
  if (phone !== null) address.searchParams.set('phoneNumber', phone)
  return address
}
