import type { SnapshotFrom } from 'xstate'
import type { AddressError } from '../../../domain/addresses/address-layout.types.ts'
import { viewOf } from '../../view-of.ts'
import type { addressFormMachine } from './address-form.machine.ts'
import { formErrors } from './address-form.rules.ts'
import { type AddressFormTag, addressFormViews } from './address-form.types.ts'

type Snapshot = SnapshotFrom<typeof addressFormMachine>

export type AddressFormView = AddressFormTag

export const selectFormView: (snapshot: Snapshot) => AddressFormView = viewOf(addressFormViews, 'form')

/** What is wrong, once the form was sent with it. */
export const selectFormErrors = ({ context }: Snapshot): readonly AddressError[] =>
  context.refusals === 0 ? [] : formErrors(context)
