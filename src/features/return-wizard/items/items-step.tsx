import { Plural, Trans } from '@lingui/react/macro'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { itemsOf, returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { Note } from '../../../ui/marks/note.tsx'
import { useWizardContext } from '../return-wizard-context.ts'
import { StepPage } from '../step-page.tsx'
import { ItemPick } from './item-pick.tsx'

/** What goes back, why, and how many of each (RI-02 to RI-05). */
export function ItemsStep() {
  const context = useWizardContext()
  const { windowDays } = profileOf(returnCountry(context)).returns
  return (
    <StepPage step="items" title={<Trans>What are you returning?</Trans>}>
      <Note tone="move" mark="wait">
        <p data-part="return-window">
          <Plural
            value={windowDays}
            one="You have # day from your order to return it."
            other="You have # days from your order to return it."
          />
        </p>
      </Note>
      {itemsOf(context).map((item) => (
        <ItemPick
          key={item.line.id}
          item={item}
          choice={context.draft.choices.find(({ lineId }) => lineId === item.line.id) ?? null}
        />
      ))}
    </StepPage>
  )
}
