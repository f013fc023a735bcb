import { selectGuestCodeView } from '../../../machines/guest-code/guest-code.selectors.ts'
import { CodeField } from '../../components/code/code-field.tsx'
import { useCode, useGuestCode } from './guest-code-context.ts'

/** The field for a guest's code (BY-24). */
export function GuestCodeField() {
  const actor = useGuestCode()
  const value = useCode(({ context }) => context.code)
  const view = useCode(selectGuestCodeView)
  const triesLeft = useCode(({ context }) => context.triesLeft)
  return (
    <CodeField
      id="guest-code"
      value={value}
      triesLeft={triesLeft}
      isWrong={view === 'wrong'}
      isReadOnly={view === 'checking' || view === 'resending'}
      onChange={(typed) => actor.send({ type: 'code.change', value: typed })}
    />
  )
}
