import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ItemActionName } from '../../../domain/order-actions/item-actions.ts'

const texts = {
  buyItAgain: msg`Buy again`,
  trackShipment: msg`Track shipment`,
  return: msg`Return item`,
  viewReturn: msg`View return`,
  writeReview: msg`Write a review`,
  getHelp: msg`Get help`,
} satisfies Record<ItemActionName, unknown>

/** The words of a line's actions (OD-16). */
export const useActionText = (): ((name: ItemActionName) => string) => {
  const { _ } = useLingui()
  return (name) => _(texts[name])
}
