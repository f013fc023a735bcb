import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReturnMethodId } from '../../../../contract/returns/return-method-ids.ts'

/** `carrier` is its name. */
type Words = (carrier: string) => ReactNode

type MethodWords = { readonly title: Words; readonly sub: Words; readonly description: Words }

const store: MethodWords = {
  title: () => <Trans>Bring it to a store</Trans>,
  sub: () => <Trans>The quickest refund. No box, no label.</Trans>,
  description: () => (
    <Trans>
      Bring the items, with tags, and the code we send you. Staff check them and start your refund on the
      spot.
    </Trans>
  ),
}

const dropoff: MethodWords = {
  title: (carrier) => <Trans>Drop it off with {carrier}</Trans>,
  sub: () => <Trans>Print the label and drop off the package at any counter.</Trans>,
  description: (carrier) => (
    <Trans>
      You get the label right away. Pack the items, stick the label on and hand the package to {carrier}. Your
      refund starts when it reaches us.
    </Trans>
  ),
}

const pickup: MethodWords = {
  title: (carrier) => <Trans>Have {carrier} pick it up</Trans>,
  sub: () => <Trans>A driver comes to your door on a weekday you choose.</Trans>,
  description: (carrier) => (
    <Trans>
      Print the label, then book the pickup with {carrier}. You pay {carrier}; it isn’t taken from your
      refund.
    </Trans>
  ),
}

const collected: MethodWords = {
  title: (carrier) => (carrier ? pickup.title(carrier) : <Trans>Have it picked up</Trans>),
  sub: () => <Trans>A courier comes to your door.</Trans>,
  description: () => (
    <Trans>Pack the items and hand the package to the courier. There is no label to print.</Trans>
  ),
}

const code: MethodWords = {
  title: (carrier) =>
    carrier ? <Trans>Show a code at {carrier}</Trans> : <Trans>Show a code at the counter</Trans>,
  sub: () => <Trans>Nothing to print: they print the label at the counter.</Trans>,
  description: () => (
    <Trans>You get a code right away. Pack the items, and have the code scanned at the counter.</Trans>
  ),
}

const counter: MethodWords = {
  ...dropoff,
  title: (carrier) => (carrier ? dropoff.title(carrier) : <Trans>Drop it off at a drop-off point</Trans>),
  description: (carrier) =>
    carrier ? (
      dropoff.description(carrier)
    ) : (
      <Trans>
        You get the label right away. Pack the items, stick the label on and hand the package in. Your refund
        starts when it reaches us.
      </Trans>
    ),
}

/** What the card of a way back says (RM-04). */
export const methodWords: Readonly<Record<ReturnMethodId, MethodWords>> = {
  returnToStore: store,
  upsDropoff: dropoff,
  upsPickup: pickup,
  courierPickup: collected,
  sagawaPickup: collected,
  auDropoff: dropoff,
  emeaDropoff: counter,
  emeaPickup: collected,
  emeaPaperless: code,
  emeaStoreReturn: store,
}
