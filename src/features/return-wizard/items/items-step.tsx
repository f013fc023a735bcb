import { Plural, Trans } from '@lingui/react/macro'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { formatCalendarDate } from '../../../../domain/format/calendar-dates.ts'
import { lastReturnDay } from '../../../../domain/returns/return-window.ts'
import { itemsOf, returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { usePlace } from '../../../components/app/app-context.ts'
import { useTimeZone } from '../../../components/app/use-browser-fact.ts'
import { Note } from '../../../ui/marks/note.tsx'
import text from '../../../ui/text.module.css'
import { useOrder, useWizardContext } from '../return-wizard-context.ts'
import { StepPage } from '../step-page.tsx'
import { ItemPick } from './item-pick.tsx'

/** What goes back, why, and how many of each (RI-02 to RI-05). */
export function ItemsStep() {
  const context = useWizardContext()
  const { transaction } = useOrder()
  const { tag } = usePlace()
  const timeZone = useTimeZone()
  const country = returnCountry(context)
  const { windowDays } = profileOf(country).returns
  const day = lastReturnDay({ orderDate: transaction.orderDate, country, timeZone })
  const last = day && formatCalendarDate(day, 'long', tag)
  return (
    <StepPage step="items" title={<Trans>What are you returning?</Trans>}>
      <Note tone="move" mark="wait">
        <p data-part="return-window">
          <Plural
            value={windowDays}
            one="You have # day from your order to return it."
            other="You have # days from your order to return it."
          />
          {last !== null && (
            <>
              {' '}
              <Trans>
                The last day is <b className={text.strong}>{last}</b>.
              </Trans>
            </>
          )}
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
