import { isLocalName } from '../common/addresses/local-name.ts'

/** Adds a parameter where the address leads to another machine and does not speak of encryption itself. */
const unlessSaid = (address: string, said: readonly string[], name: string, value: string): string => {
  const url = new URL(address)
  const isOurs = url.hostname === '' || isLocalName(url.hostname)
  if (isOurs || said.some((one) => url.searchParams.has(one))) return address
  return `${address}${url.search === '' ? '?' : '&'}${name}=${value}`
}

/**
 * A database on another machine is spoken to by TLS with a certificate that is checked, or not at all, unless the
 * address says otherwise: `sslmode=disable` on a network of one's own (OWASP ASVS 5.0, 12.3.1).
 */
export const encryptedDatabase = (address: string): string =>
  unlessSaid(address, ['sslmode', 'host'], 'sslmode', 'verify-full')

/** A mail server on another machine gets nothing before TLS, unless the address says `ignoreTLS=true`. */
export const encryptedMail = (address: string): string =>
  address.startsWith('smtps:')
    ? address
    : unlessSaid(address, ['requireTLS', 'ignoreTLS', 'secure'], 'requireTLS', 'true')
