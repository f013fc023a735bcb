import { draftSums } from '../../../../domain/exchange/draft-answers.ts'
import { chosenPieces } from '../../../../domain/returns/return-selection.ts'
import { itemsOf, returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { useOrder, useWizardContext } from '../return-wizard-context.ts'

/** What all answers come to; minor units (BY-03, BY-06). */
export const useDraftSums = () => {
  const order = useOrder()
  const context = useWizardContext()
  const { choices, answers } = context.draft
  return draftSums(
    { order, country: returnCountry(context) },
    chosenPieces(itemsOf(context), choices),
    answers,
  )
}
