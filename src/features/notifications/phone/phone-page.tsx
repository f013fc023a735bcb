import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import { selectPhoneConfirmationView } from '../../../../machines/notifications/phone-confirmation/phone-confirmation.selectors.ts'
import type { PhoneConfirmationView } from '../../../../machines/notifications/phone-confirmation/phone-confirmation.types.ts'
import { useStateName } from '../../../components/app/state-name.ts'
import { useFocusOnNext, useKeptFocus } from '../../../components/app/use-focus.ts'
import css from '../notifications.module.css'
import { useNotifications } from '../notifications-context.ts'
import { CodeStep } from './code-step.tsx'
import { NumberStep } from './number-step.tsx'
import { OverStep } from './over-step.tsx'
import { type PhoneConfirmationActor, PhoneContext, usePhone } from './phone-context.ts'

const steps = { number: NumberStep, code: CodeStep, over: OverStep } satisfies Record<string, ComponentType>

const stepOf: Record<PhoneConfirmationView, keyof typeof steps> = {
  phone: 'number',
  sending: 'number',
  phoneRefused: 'number',
  phoneLimited: 'number',
  notSent: 'number',
  resending: 'code',
  code: 'code',
  checking: 'code',
  wrong: 'code',
  codeLimited: 'code',
  unconfirmed: 'code',
  over: 'over',
}

/** Another phone for texts is confirmed by a code (BY-37). */
export function PhonePage() {
  const actor = useSelector(useNotifications(), ({ children }) => children.phoneConfirmation)
  return actor === undefined ? null : <Confirmation actor={actor as PhoneConfirmationActor} />
}

function Confirmation({ actor }: { readonly actor: PhoneConfirmationActor }) {
  return (
    <PhoneContext value={actor}>
      <div className={css.step} data-flow="phoneConfirmation" data-state={useStateName(actor)}>
        <Step />
      </div>
    </PhoneContext>
  )
}

function Step() {
  const view = usePhone(selectPhoneConfirmationView)
  const step = stepOf[view]
  useFocusOnNext(step)
  useKeptFocus(view)
  const Shown = steps[step]
  return <Shown />
}
