import { Trans } from '@lingui/react/macro'
import type { Instruction } from '../../../../domain/return-instructions/instructions.ts'
import { BookedPickup, Collection } from './booking.tsx'
import { Courier } from './courier.tsx'
import { HandIn } from './hand-in.tsx'

type Props = {
  readonly step: Instruction
  /** The last day to hand a parcel in, written out; `null` once it has passed. */
  readonly by: string | null
  /** Name of the store that was chosen. */
  readonly picked: string | null
  /** Money comes back of it; else all of it is exchanged or becomes store credit (BY-05). */
  readonly isRefunded: boolean
}

/** What is to be done of a return, one thing in words (RC-01). */
export function StepWords({ step, by, picked, isRefunded }: Props) {
  switch (step.name) {
    case 'pack':
      return <Trans>Pack the items with their tags. The box they came in is fine.</Trans>
    case 'label':
      return <Trans>Print the return label and stick it on the package, over the old one.</Trans>
    case 'code':
      return <Trans>Have your code ready on your phone.</Trans>
    case 'handIn':
      return <HandIn carrier={step.carrier} counter={step.counter} by={by} />
    case 'collection':
      return <Collection carrier={step.carrier} booking={step.booking} />
    case 'book':
      return <BookedPickup carrier={step.carrier} booking={step.booking} />
    case 'courier':
      return <Courier {...step} />
    case 'refund':
      return isRefunded ? (
        <Trans>We check the items when they reach us, and start your refund.</Trans>
      ) : (
        <Trans>We check the items when they reach us.</Trans>
      )
    case 'storeTake':
      return picked ? (
        <Trans>
          Bring the items with their tags to <bdi>{picked}</bdi>.
        </Trans>
      ) : (
        <Trans>Bring the items with their tags to any of our stores in this country.</Trans>
      )
    case 'storeShow':
      return <Trans>Show the code on this page, or the one in your email, at the register.</Trans>
    case 'storeRefund':
      return isRefunded ? (
        <Trans>Staff check the items and start your refund on the spot.</Trans>
      ) : (
        <Trans>Staff check the items.</Trans>
      )
  }
}
