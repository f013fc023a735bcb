import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../../view-of.ts'
import type { phoneConfirmationMachine } from './phone-confirmation.machine.ts'
import { isPhoneRight } from './phone-confirmation.rules.ts'
import { type PhoneConfirmationView, phoneConfirmationViews } from './phone-confirmation.types.ts'

type Snapshot = SnapshotFrom<typeof phoneConfirmationMachine>

export const selectPhoneConfirmationView: (snapshot: Snapshot) => PhoneConfirmationView = viewOf(
  phoneConfirmationViews,
  'phone',
)

/** Whether the number shows an error: none before the first submit, live from then on. */
export const selectIsPhoneWrong = ({ context }: Snapshot): boolean =>
  context.showsFault && !isPhoneRight(context)

/** When another code can be asked for, epoch milliseconds of the host's clock; `null`: now. */
export const selectNextAt = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('again') ? null : snapshot.context.nextAt

/** Whether nobody knows if another code was asked for. */
export const selectHasResendFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('againFailed')
