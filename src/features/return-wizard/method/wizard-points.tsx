import { parseMethod } from '../../../../domain/return-methods/return-methods.ts'
import { returnCountry } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { DropOffPoints } from '../../drop-off-points/drop-off-points.tsx'
import { useOrder, useWizardContext } from '../return-wizard-context.ts'
import css from './wizard-points.module.css'

/** Where the chosen way takes the parcel, in its card (RM-10). */
export function WizardPoints() {
  const context = useWizardContext()
  return (
    <div className={css.inCard}>
      <DropOffPoints
        method={parseMethod(context.draft.method)}
        order={useOrder()}
        country={returnCountry(context)}
        providers={context.providers}
      />
    </div>
  )
}
