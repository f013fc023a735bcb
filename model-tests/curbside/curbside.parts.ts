import { curbsideMachine } from '../../machines/curbside/curbside.machine.ts'
import { selectCurbsideView } from '../../machines/curbside/curbside.selectors.ts'
import type { CurbsideContext, CurbsideInput } from '../../machines/curbside/curbside.types.ts'
import { succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleArrival, sampleStore } from '../samples/pickup-samples.ts'
import { curbsideInput } from './curbside.model.ts'

export const start = (changes: Partial<CurbsideInput> = {}) => {
  const kept: (string | null)[] = []
  const visit = startJourney({
    machine: curbsideMachine,
    input: (now) => ({ ...curbsideInput, ...changes, now }),
    actions: {
      storeInteraction: ({ context: { interaction } }: { context: CurbsideContext }) =>
        interaction && kept.push(`${interaction.status} ${interaction.id}`),
      dropInteraction: () => kept.push(null),
    } as never,
  })
  return { visit, kept }
}

export const view = ({ visit }: ReturnType<typeof start>) => selectCurbsideView(visit.snapshot())
export const accepted = { kind: 'accepted', interaction: sampleArrival('SUBMITTED') }

export const toRequest = async (changes: Partial<CurbsideInput> = {}) => {
  const started = start(changes)
  await started.visit.answer('getStore', succeeded(sampleStore()))
  return started
}
