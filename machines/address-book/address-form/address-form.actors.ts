import * as v from 'valibot'
import { fromPromise } from 'xstate'
import { saveAddress } from '../../../services/addresses/save-address.ts'
import { type ValidateAddressInput, validateAddress } from '../../../services/addresses/validate-address.ts'
import { type ChangeDeps, createAttempt, pendingKeyOf } from '../../attempt/attempt.actors.ts'
import type { Notes } from '../../notes.ts'
import { addressFormMachine } from './address-form.machine.ts'
import { saveOf } from './address-form.rules.ts'
import type { PendingSave, ValidateInput, ValidateResult } from './address-form.types.ts'

export type AddressFormDeps = ChangeDeps & {
  /** Which save is under way, for the life of the tab. */
  readonly drafts: Notes
  /** When the page was opened, epoch milliseconds: an address that another tab has saved since then counts as saved by this one. */
  readonly since: number
  /** Details of a guest's visit, for the host's check. */
  readonly visitor: () => ValidateAddressInput['visitor']
}

const noteName = (upmId: string) => `address.${upmId}`
const SaveNote = v.object({ id: v.nullable(v.string()), mark: v.string() })

/** A save of this tab that a reload has interrupted, or `null`. */
export const pendingSave = (
  { keys, drafts }: Pick<AddressFormDeps, 'keys' | 'drafts'>,
  upmId: string,
): PendingSave | null => {
  const note = v.safeParse(v.pipe(v.string(), v.parseJson(), SaveNote), drafts.read(noteName(upmId)))
  if (!note.success) return null
  const key = pendingKeyOf(keys, saveAddress, { upmId, ...note.output })
  return key === null ? null : { ...note.output, key }
}

/** The form of an address with its calls. */
export const createAddressFormMachine = ({ http, keys, drafts, since, visitor }: AddressFormDeps) =>
  addressFormMachine.provide({
    actors: {
      validateAddress: fromPromise<ValidateResult, ValidateInput>(({ input, signal }) =>
        validateAddress(http, { ...input, visitor: visitor() }, signal),
      ),
      attempt: createAttempt({ http, keys, change: saveAddress, since }),
    },
    actions: {
      noteSave: ({ context }) => {
        const { upmId, id, mark } = saveOf(context).target
        drafts.store(noteName(upmId), JSON.stringify({ id, mark }))
      },
      dropNote: ({ context: { upmId } }) => {
        if (upmId !== null) drafts.drop(noteName(upmId))
      },
    },
  })
