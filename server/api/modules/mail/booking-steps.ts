import type { I18n } from '@lingui/core'
import { msg } from '#texts'
import type { PickupBooking } from '../../../../domain/countries/country.types.ts'
import { instructionsOf } from '../../../../domain/return-instructions/instructions.ts'
import { countryOfRow } from '../orders/row-standing.ts'
import type { MailSource } from './mail-source.ts'

type Asked = { readonly carrier: string; readonly booking: PickupBooking }

const bookWords = (i18n: I18n, { carrier, booking: { link, phone } }: Asked): readonly string[] => {
  if (link !== null && phone !== null)
    return [i18n._(msg`Book a pickup with ${{ carrier }} at ${{ link }} or call ${{ phone }}.`)]
  if (link !== null) return [i18n._(msg`Book a pickup with ${{ carrier }} at ${{ link }}.`)]
  return phone === null ? [] : [i18n._(msg`Book a pickup with ${{ carrier }}: call ${{ phone }}.`)]
}

const collectionWords = (i18n: I18n, { carrier, booking: { link, phone } }: Asked): readonly string[] => {
  if (link !== null && phone !== null)
    return [
      i18n._(msg`${{ carrier }} can also collect it from you: book at ${{ link }} or call ${{ phone }}.`),
    ]
  if (link !== null) return [i18n._(msg`${{ carrier }} can also collect it from you: book at ${{ link }}.`)]
  return phone === null ? [] : [i18n._(msg`${{ carrier }} can also collect it from you: call ${{ phone }}.`)]
}

/**
 * What the return's instructions say of a driver, as a mail writes it (RC-01): where a pickup is booked, and where the carrier is
 * asked to come for what would be handed in.
 */
export const bookingSteps = (
  i18n: I18n,
  order: MailSource['order'],
): { readonly book: readonly string[]; readonly collection: readonly string[] } => {
  const place = { country: countryOfRow(order), address: order.shipFrom?.address ?? null }
  const steps = instructionsOf(order.returnMethod, place)
  return {
    book: steps.flatMap((step) => (step.name === 'book' ? bookWords(i18n, step) : [])),
    collection: steps.flatMap((step) => (step.name === 'collection' ? collectionWords(i18n, step) : [])),
  }
}
