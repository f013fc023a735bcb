import type { SnapshotFrom } from 'xstate'
import { changesOf } from '../../domain/delivery-change/delivery-choice.ts'
import { viewOf } from '../view-of.ts'
import type { deliveryChangeMachine } from './delivery-change.machine.ts'
import { isElsewhere, isUnchanged } from './delivery-change.rules.ts'
import { deliveryChangeViews } from './delivery-change.types.ts'

type Snapshot = SnapshotFrom<typeof deliveryChangeMachine>

export type DeliveryChangeView = (typeof deliveryChangeViews)[number]

export const selectDeliveryView: (snapshot: Snapshot) => DeliveryChangeView = viewOf(
  deliveryChangeViews,
  'form',
)

/** Why the choice cannot be reviewed yet; `null` where it can. */
export type DeliveryGap = 'unchanged' | 'elsewhere'

export const selectDeliveryGap = ({ context }: Snapshot): DeliveryGap | null => {
  if (isElsewhere(context)) return 'elsewhere'
  return isUnchanged(context) ? 'unchanged' : null
}

/** The choice of before a reload is lost, so that there is nothing to show of it. */
export const selectIsForgotten = ({ context }: Snapshot): boolean => isUnchanged(context)

export const selectMovesAddress = ({ context }: Snapshot): boolean =>
  changesOf(context.choice, context.offer).address

export const selectMovesDay = ({ context }: Snapshot): boolean => changesOf(context.choice, context.offer).day
