import type { ShipmentServiceProvider } from '../../contract/returns/carriers.ts'
import { countryFlags } from '../../domain/pages/flags.ts'
import type { ReturnSubmissionInput } from '../../machines/return-wizard/return-submission/return-submission.types.ts'
import { returnWizardMachine } from '../../machines/return-wizard/return-wizard.machine.ts'
import { selectWizardView } from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnDraft, ReturnWizardInput } from '../../machines/return-wizard/return-wizard.types.ts'
import { succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleDelivered, sampleInKorea, sampleWizardInput } from '../samples/return-samples.ts'

export const orderNumber = 'C00000001'
export const order = sampleDelivered()

export const inKorea = sampleDelivered({ shipFrom: { address: { iso2Country: 'KR' } } })

type Providers = readonly ShipmentServiceProvider[] | null

export const startWizard = async (
  changes: Partial<ReturnWizardInput> = {},
  opened = order,
  providers: Providers = null,
) => {
  const stored: ReturnDraft[] = []
  const storedMethods: [string | null, string | null][] = []
  const journey = startJourney({
    machine: returnWizardMachine,
    input: (now) => ({ ...sampleWizardInput(now), ...changes }),
    listeners: ['storeSelector'],
    actions: {
      storeDraft: ({ context }: { context: { draft: ReturnDraft } }) => stored.push(context.draft),
      storeMethod: ({ context: { draft } }: { context: { draft: ReturnDraft } }) =>
        storedMethods.push([draft.method, draft.store?.storeId ?? null]),
    },
  })
  if (!changes.known) await journey.answer('fetchOrder', succeeded({ order: opened, providers }))
  const view = () => selectWizardView(journey.snapshot())
  const submitted = () => journey.asked('returnSubmission') as readonly ReturnSubmissionInput[]
  const picks = (lineId: string) => {
    journey.send({ type: 'item.changed', lineId, change: { field: 'checked', value: true } })
    journey.send({ type: 'item.changed', lineId, change: { field: 'reason', value: 'tooSmall' } })
  }
  const goesOn = () => journey.send({ type: 'wizard.continue' })
  /** Picks a line and a way back for it, and goes on from both steps. */
  const fillsIn = (lineId: string, method: string) => {
    picks(lineId)
    goesOn()
    journey.send({ type: 'method.chosen', method })
    goesOn()
  }
  return { ...journey, stored, storedMethods, view, submitted, picks, goesOn, fillsIn }
}

export const created = { kind: 'done', value: { returnOrderNumber: 'R00000001', emailSent: true } }
export const failed = { kind: 'refused', code: 'internal', status: 500, isFinal: false }

/** A draft of a member in Korea who has chosen the courier, and the address of this id. */
export const courierDraft = (addressId: string): ReturnDraft => ({
  choices: [{ lineId: 'line-1', checked: true, reason: 'tooSmall', quantity: 1, comment: '', status: null }],
  answers: [],
  method: 'courierPickup',
  store: null,
  addressId,
  selected: null,
})

/** The page of that member, which came with the order. */
export const inKoreaInput: Partial<ReturnWizardInput> = {
  country: 'kr',
  flags: countryFlags('kr'),
  known: { order: sampleInKorea, providers: null },
}
