import { isValidIBAN } from 'ibantools'

/**
 * Whether money can be sent to an IBAN in its compact form: country, length, structure and check digits hold (ISO 13616). A Swiss
 * QR-IBAN takes payments of bills alone, so that a refund to one would come back.
 */
export const isValidIban = (compact: string): boolean => isValidIBAN(compact, { allowQRIBAN: false })
