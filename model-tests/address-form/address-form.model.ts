import { sentAddress } from '../../domain/addresses/address-entries.ts'
import { addressFormMachine } from '../../machines/address-book/address-form/address-form.machine.ts'
import { selectFormView } from '../../machines/address-book/address-form/address-form.selectors.ts'
import type {
  AddressFormInput,
  SaveAttemptOutput,
  ValidateResult,
} from '../../machines/address-book/address-form/address-form.types.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { type Answer, defineModel } from '../lib/flow-model.ts'
import { sampleAddressDraft, sampleEntry, sampleRules } from '../samples/address-samples.ts'
import { doneAs, notConfirmed, refusedAs } from '../samples/attempt-samples.ts'
import { defect } from '../samples/samples.ts'

const meant = sentAddress({ ...sampleAddressDraft, line1: '세종대로 110 (태평로1가)' })
const verdict = (validated: boolean, isOther: boolean) =>
  succeeded({ validated, validatedAddress: isOther ? meant : null })

const validateAddress: readonly Answer<ValidateResult>[] = [
  { words: 'the address is right as it stands', output: verdict(true, false), inBrowser: { by: 'host' } },
  { words: 'the address is written another way', output: verdict(true, true), inBrowser: { by: 'host' } },
  { words: 'only a close match is found', output: verdict(false, true) },
  { words: 'nobody knows the place', output: verdict(false, false), inBrowser: { by: 'host' } },
  {
    words: 'the address cannot be checked',
    output: failed({ kind: 'network' }),
    inBrowser: { by: 'fault', effect: 'drop' },
  },
  { words: 'checking breaks the page’s own code', error: defect },
]

const attempt: readonly Answer<SaveAttemptOutput>[] = [
  { words: 'the address is in the book', output: doneAs({ id: 'a1' }), inBrowser: { by: 'host' } },
  { words: 'the host does not take the address', output: refusedAs('internal', 500) },
  { words: 'nobody can say what happened', output: notConfirmed },
  { words: 'saving breaks the page’s own code', error: defect },
]

export const formInput: AddressFormInput = {
  upmId: 'upm-1',
  rules: sampleRules,
  language: 'ko',
  address: null,
  id: null,
  newId: 'entered-1',
  round: 0,
  pending: null,
}

export const addressFormModel = defineModel<typeof addressFormMachine>({
  flow: 'address-form',
  machine: addressFormMachine,
  starts: [
    { words: 'a member who adds an address', input: formInput },
    { words: 'a guest who enters an address', input: { ...formInput, upmId: null } },
    {
      words: 'a member who changes an address',
      input: { ...formInput, address: sampleEntry('a1'), id: 'a1' },
    },
    {
      words: 'a member after a reload in the middle of saving',
      input: { ...formInput, pending: { id: null, mark: 'mark-0', key: 'key-0' } },
    },
  ],
  events: {
    'draft.change': [
      {
        words: 'the shopper fills the form in',
        event: { type: 'draft.change', change: sampleAddressDraft },
      },
    ],
    'form.submit': [{ words: 'the shopper saves the address', event: { type: 'form.submit' } }],
    'version.pick': [
      {
        words: 'the shopper picks what was entered',
        event: { type: 'version.pick', version: 'entered' },
      },
      {
        words: 'the shopper picks the suggestion',
        event: { type: 'version.pick', version: 'suggested' },
      },
    ],
    'version.save': [{ words: 'the shopper uses the address', event: { type: 'version.save' } }],
    'save.retry': [{ words: 'the shopper tries again', event: { type: 'save.retry' } }],
    'dialog.dismiss': [{ words: 'the shopper closes the dialog', event: { type: 'dialog.dismiss' } }],
  },
  answers: { validateAddress, attempt },
  delays: {},
  key: ({ draft, refusals, doubt, version, upmId, id, pending }) => [
    draft.line1 !== null,
    refusals > 0,
    doubt,
    version,
    upmId,
    id,
    pending?.key,
  ],
  states: {
    settling: { sees: 'that what happened is looked up', view: 'saving' },
    filling: { sees: 'the fields of the country', view: 'form' },
    validating: { sees: 'the fields, and that they are being checked', view: 'validating' },
    reviewing: { sees: 'the address again, beside a suggestion where there is one', view: 'review' },
    saving: { sees: 'that the address is being saved', view: 'saving' },
    notSaved: { sees: 'that the address was not saved, with ways on', view: 'notSaved' },
    unconfirmed: { sees: 'that nobody can say whether it was saved', view: 'unconfirmed' },
    saved: { sees: 'the list, with the address chosen', view: 'form' },
    settled: { sees: 'the list, loaded afresh', view: 'form' },
    left: { sees: 'the list', view: 'form' },
  },
  view: selectFormView,
})
