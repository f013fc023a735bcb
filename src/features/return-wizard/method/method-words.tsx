import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CardKind } from '../../../../domain/return-methods/method-card.ts'

/** `carrier` is its name, empty where nobody is chosen. */
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

const counter: MethodWords = {
  title: (carrier) =>
    carrier ? <Trans>Drop it off with {carrier}</Trans> : <Trans>Drop it off at a drop-off point</Trans>,
  sub: () => <Trans>Print the label and drop off the package at any counter.</Trans>,
  description: (carrier) =>
    carrier ? (
      <Trans>
        You get the label right away. Pack the items, stick the label on and hand the package to {carrier}.
        Your refund starts when it reaches us.
      </Trans>
    ) : (
      <Trans>
        You get the label right away. Pack the items, stick the label on and hand the package in. Your refund
        starts when it reaches us.
      </Trans>
    ),
}

const picksUp: Words = (carrier) =>
  carrier ? <Trans>Have {carrier} pick it up</Trans> : <Trans>Have it picked up</Trans>

const driver: MethodWords = {
  title: picksUp,
  sub: () => <Trans>A driver comes to your door on a weekday you choose.</Trans>,
  description: (carrier) => (
    <Trans>Print the label, then book the pickup with {carrier} and hand the package to the driver.</Trans>
  ),
}

const bookedCourier: MethodWords = {
  title: picksUp,
  sub: () => <Trans>A courier comes to your door on a day you choose.</Trans>,
  description: (carrier) => (
    <Trans>
      Request the return, then book the pickup with {carrier}. Pack the items; there is no label to print.
    </Trans>
  ),
}

const courier: MethodWords = {
  title: picksUp,
  sub: () => <Trans>A courier comes to your door.</Trans>,
  description: () => (
    <Trans>Pack the items and hand the package to the courier. There is no label to print.</Trans>
  ),
}

const code: MethodWords = {
  title: (carrier) =>
    carrier ? <Trans>Show a code at {carrier}</Trans> : <Trans>Show a code at the counter</Trans>,
  sub: () => <Trans>Nothing to print: the code is on your phone.</Trans>,
  description: () => (
    <Trans>You get a code right away. Pack the items, and have the code scanned where you drop it off.</Trans>
  ),
}

/** Header, subhead and description of a way back's card (RM-04). */
export const methodWords: Readonly<Record<CardKind, MethodWords>> = {
  store,
  counter,
  code,
  driver,
  bookedCourier,
  courier,
}
