/** The part of a curbside link's address that opens it: whoever has it may announce an arrival. */
const linkCodePart = 'qrId'

/** Whether a page's address opens something by itself, and so may be told to nobody, not even by a `Referer`. */
export const holdsLinkCode = (address: URL): boolean => address.searchParams.has(linkCodePart)
