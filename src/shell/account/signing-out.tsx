import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../../ui/marks/spinner.tsx'

/** The page waits until the server has forgotten the session. */
export function SigningOut() {
  const { t } = useLingui()
  return <Spinner label={t`Signing out`} isSeen />
}
