import { startOfWizard } from '../../machines/return-wizard/return-wizard.rules.ts'
import type {
  ReturnDraft,
  ReturnWizardContext,
  ReturnWizardInput,
} from '../../machines/return-wizard/return-wizard.types.ts'
import { sampleDelivered, sampleWizardInput } from '../samples/return-samples.ts'
import { walkTime } from '../samples/samples.ts'
import { courierDraft } from './return-wizard.parts.ts'

export const untouched = (lineId: string, quantity = 1) => ({
  lineId,
  checked: false,
  reason: null,
  quantity,
  comment: '',
  status: null,
})
/** A line and a way that asks for nothing else. */
export const draft: ReturnDraft = {
  ...courierDraft('none'),
  method: 'upsDropoff',
  addressId: null,
}
/** A wizard that came with its order. */
export const wizard = (changes: Partial<ReturnWizardInput> = {}): ReturnWizardContext =>
  startOfWizard({
    ...sampleWizardInput(() => walkTime),
    known: { order: sampleDelivered(), providers: null },
    ...changes,
  })
