import { Trans } from '@lingui/react/macro'
import { selectForm } from '../../../machines/guest-lookup/guest-lookup.selectors.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Agreement } from './agreement.tsx'
import { useGuestLookup, useLookup } from './guest-lookup-context.ts'

/** China: the lookup needs consent to the shop's terms first (GL-05). */
export function Terms() {
  const actor = useGuestLookup()
  const hasAgreed = useLookup((snapshot) => selectForm(snapshot).hasAgreed)
  return (
    <Checkbox id="lookup-terms" checked={hasAgreed} onToggle={() => actor.send({ type: 'terms.toggle' })}>
      <Trans>
        I agree to the <Agreement type="termsOfUse">terms of use</Agreement> and the{' '}
        <Agreement type="privacyPolicy">privacy policy</Agreement>.
      </Trans>
    </Checkbox>
  )
}
