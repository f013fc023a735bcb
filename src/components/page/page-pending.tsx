import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../../ui/marks/spinner.tsx'

/** A page whose session, settings or code are on their way (SH-10). */
export function PagePending() {
  const { t } = useLingui()
  return <Spinner label={t`Loading`} />
}
