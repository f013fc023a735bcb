import { Plural } from '@lingui/react/macro'
import { refundTiming } from '../../../domain/refunds/refund-timing.ts'
import { Gap } from './gap.tsx'

/** How long a refund takes in a country, two letters (RC-06). */
export function RefundTime({ country }: { readonly country: string }) {
  const { usual, allowDays } = refundTiming(country)
  const { count } = usual
  if (usual.unit === 'days') {
    return <Plural value={count} one="Refunds take up to # day." other="Refunds take up to # days." />
  }
  return (
    <>
      <Plural
        value={count}
        one="Refunds usually take # business day."
        other="Refunds usually take # business days."
      />
      <Gap />
      <Plural value={allowDays} one="Allow up to # day." other="Allow up to # days." />
    </>
  )
}
