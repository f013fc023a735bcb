import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { itemsOf, type StepGap } from '../../../machines/return-wizard/return-wizard.rules.ts'
import {
  selectGaps,
  selectRefusals,
  selectStoreSelector,
} from '../../../machines/return-wizard/return-wizard.selectors.ts'
import type { ReturnWizardContext } from '../../../machines/return-wizard/return-wizard.types.ts'
import { selectStoresView } from '../../../machines/return-wizard/store-selector/store-selector.selectors.ts'
import { useErrorTitle } from '../../components/page/page-title.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useWizard, useWizardContext } from './return-wizard-context.ts'
import { fieldIds } from './step/field-ids.ts'
import { gapWords } from './step/gap-words.tsx'

/** What the step lacks, above it, with links to where it is said; it takes focus when the step is submitted without (RI-06). */
export function StepErrors() {
  const actor = useWizard()
  const context = useWizardContext()
  const gaps = useSelector(actor, selectGaps)
  const attempt = useSelector(actor, selectRefusals)
  const stores = useSelector(
    useSelector(actor, selectStoreSelector),
    (snapshot) => snapshot && selectStoresView(snapshot),
  )
  const storeField = stores === 'stores' ? fieldIds.store(0) : fieldIds.storeSearch
  const count = gaps.length
  useErrorTitle(count > 0)
  return (
    <ErrorSummary
      title={
        <Plural value={count} one="One thing to check" _2="Two things to check" other="# things to check" />
      }
      errors={gaps.map((gap) => ({
        fieldId: gap.kind === 'storeMissing' ? storeField : fieldIdOf(gap, context),
        words: wordsOf(gap, context),
      }))}
      attempt={attempt}
    />
  )
}

type StepGapOfField = Exclude<StepGap, { readonly kind: 'storeMissing' }>

const fieldIdOf = (gap: StepGapOfField, context: ReturnWizardContext): string => {
  switch (gap.kind) {
    case 'nothingChecked':
      return fieldIds.item(context.draft.choices[0]?.lineId ?? '')
    case 'reasonMissing':
      return fieldIds.reason(gap.lineId, 0)
    case 'variantMissing':
    case 'exchangeRefused':
      return fieldIds.answer(gap.lineId, 1)
    case 'quantityMissing':
      return fieldIds.quantity(gap.lineId)
    case 'methodMissing':
      return fieldIds.method(0)
    case 'addressMissing':
      return fieldIds.addresses
  }
}

/** With several items each says which one it is about. */
const wordsOf = (gap: StepGap, context: ReturnWizardContext): ReactNode => {
  if (gap.kind !== 'reasonMissing') return gapWords[gap.kind]
  const title = itemsOf(context).find(({ line }) => line.id === gap.lineId)?.line.product.title
  return (
    <Trans>
      Choose a reason for <bdi>{title}</bdi>.
    </Trans>
  )
}
