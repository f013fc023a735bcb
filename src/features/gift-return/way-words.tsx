import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { GiftWay } from '../../../contract/returns/gift-return.ts'
import { returnMethods } from '../../../domain/return-methods/return-methods.ts'

/** How a way back of a gift is called. */
export function WayTitle({ way }: { readonly way: GiftWay }): ReactNode {
  const carrier = way.carrier?.name ?? ''
  switch (returnMethods[way.id].label) {
    case 'storeBarcode':
      return <Trans>Bring it to a store</Trans>
    case 'code':
      return carrier ? <Trans>Show a code at {carrier}</Trans> : <Trans>Show a code at the counter</Trans>
    default:
      return carrier ? (
        <Trans>Drop it off with {carrier}</Trans>
      ) : (
        <Trans>Drop it off at a drop-off point</Trans>
      )
  }
}

/** What it takes. */
export function WayHint({ way }: { readonly way: GiftWay }): ReactNode {
  switch (returnMethods[way.id].label) {
    case 'storeBarcode':
      return <Trans>No box and no label: show a code at the register.</Trans>
    case 'code':
      return <Trans>Nothing to print: the code is on your phone.</Trans>
    default:
      return <Trans>Print the label and drop off the package at any counter.</Trans>
  }
}
