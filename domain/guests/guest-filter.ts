/** How a guest says whose order it is; `phone` is the country's code, a blank and the number. */
export type GuestContact = { readonly email: string | null; readonly phone: string | null }

/** `email(ADDRESS)` or `phoneNumber(CODE NUMBER)` of a guest's call (SE-02); `null` without either. */
export const guestFilterOf = (contact: GuestContact | null): string | null => {
  if (contact?.email) return `email(${contact.email})`
  return contact?.phone ? `phoneNumber(${contact.phone})` : null
}
