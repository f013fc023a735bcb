import { addressFormMachine } from '../../machines/address-book/address-form/address-form.machine.ts'
import { selectFormView } from '../../machines/address-book/address-form/address-form.selectors.ts'
import type { AddressFormInput } from '../../machines/address-book/address-form/address-form.types.ts'
import { sampleAddressDraft } from '../samples/address-samples.ts'
import { startJourney } from '../samples/journey.ts'
import { formInput } from './address-form.model.ts'

/** A form before a shopper; `notes` hears what is noted of a save for a reload. */
export const startForm = (changes: Partial<AddressFormInput> = {}) => {
  const notes: string[] = []
  const journey = startJourney({
    machine: addressFormMachine,
    input: () => ({ ...formInput, ...changes }),
    actions: { noteSave: () => notes.push('noted'), dropNote: () => notes.push('dropped') },
  })
  const fillsIn = (change = sampleAddressDraft) => {
    journey.send({ type: 'draft.change', change })
    journey.send({ type: 'form.submit' })
  }
  return {
    ...journey,
    notes,
    fillsIn,
    view: () => selectFormView(journey.snapshot()),
    context: () => journey.snapshot().context,
    outcome: () => journey.snapshot().output,
  }
}
