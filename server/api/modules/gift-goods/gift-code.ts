import { createHmac } from 'node:crypto'
import { giftCodeLength, giftCodeSigns } from '../../../../domain/gift-return/gift-code.ts'

const derived = (secret: string, ...parts: readonly string[]): bigint =>
  BigInt(`0x${createHmac('sha256', secret).update(parts.join('\n')).digest('hex')}`)

/**
 * The code of an order's gift receipt: derived from its number by the host's secret, so that the packing line prints it whenever it is needed
 * and no row tells it (BY-52).
 */
export const giftCodeOf = (secret: string, orderNumber: string): string => {
  let rest = derived(secret, 'gift-receipt', orderNumber)
  const base = BigInt(giftCodeSigns.length)
  return Array.from({ length: giftCodeLength }, () => {
    const sign = giftCodeSigns[Number(rest % base)]
    rest /= base
    return sign
  }).join('')
}

const digits = (number: bigint, length: number): string =>
  (number % 10n ** BigInt(length)).toString().padStart(length, '0')

/** First digits of the shop's gift cards. */
const cardPrefix = '6006'

/**
 * Number and PIN of the card that a gift return is credited to, derived from its id: the mail that brings them is made when it leaves, and no
 * table holds them (BY-50).
 */
export const creditCardOf = (secret: string, giftReturnId: string) => ({
  accountNumber: `${cardPrefix}${digits(derived(secret, 'store-credit', giftReturnId), 15)}`,
  pin: digits(derived(secret, 'store-credit-pin', giftReturnId), 6),
})
