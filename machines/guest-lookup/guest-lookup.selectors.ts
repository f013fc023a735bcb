import type { SnapshotFrom } from 'xstate'
import {
  type LookupField,
  type LookupForm,
  type LookupGap,
  lookupErrors,
  lookupGaps,
} from '../../domain/guests/guest-lookup.ts'
import { viewOf } from '../view-of.ts'
import type { guestLookupMachine } from './guest-lookup.machine.ts'
import { type GuestLookupTag, guestLookupViews } from './guest-lookup.types.ts'

type Snapshot = SnapshotFrom<typeof guestLookupMachine>

export type GuestLookupView = GuestLookupTag

export const selectLookupView: (snapshot: Snapshot) => GuestLookupView = viewOf(guestLookupViews, 'form')

export const selectForm = (snapshot: Snapshot): LookupForm => snapshot.context.form

/** What the form still lacks (GL-04). */
export const selectGaps = ({ context }: Snapshot): readonly LookupGap[] => lookupGaps(context.form, context)

/** Fields that show an error: none before the first submit, live from then on (GL-03). */
export const selectErrors = (snapshot: Snapshot): readonly LookupField[] =>
  selectLookupView(snapshot) === 'form' ? [] : lookupErrors(snapshot.context.form, snapshot.context)

/** Counts the submits that were refused: the summary of errors takes focus with each. */
export const selectRefusals = ({ context }: Snapshot): number => context.refusals

/** When lookups count again, epoch milliseconds of the host's clock. */
export const selectRetryAt = ({ context }: Snapshot): number | null => context.retryAt
