import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { guestCodeMachine } from './guest-code.machine.ts'
import { isContactRight } from './guest-code.rules.ts'
import { type GuestCodeView, guestCodeViews } from './guest-code.types.ts'

type Snapshot = SnapshotFrom<typeof guestCodeMachine>

export const selectGuestCodeView: (snapshot: Snapshot) => GuestCodeView = viewOf(guestCodeViews, 'contact')

/** Whether the contact shows an error: none before the first submit, live from then on. */
export const selectIsContactWrong = ({ context }: Snapshot): boolean =>
  context.showsFault && !isContactRight(context)

/** When another code can be asked for, epoch milliseconds of the host's clock; `null`: now. */
export const selectNextAt = (snapshot: Snapshot): number | null =>
  snapshot.hasTag('again') ? null : snapshot.context.nextAt

/** Whether nobody knows if another code was asked for. */
export const selectHasResendFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('againFailed')

/** The contact that the code goes to, as it was typed. */
export const selectContact = ({ context: { form } }: Snapshot): string =>
  form.contact === 'email' ? form.email.trim() : form.phone.trim()
