import type { ReactNode } from 'react'
import { createScreenAwakeMachine } from '../../../machines/screen-awake/screen-awake.actors.ts'
import { useStateName } from '../app/state-name.ts'
import { useFlow } from '../app/use-flow.ts'
import { useMachine } from '../app/use-machine.ts'
import css from './held-out.module.css'

/**
 * A code that the shopper holds out to be scanned: the screen stays on for as long as it stands there, and a dialog that shows it by
 * itself is light in every theme, so that the screen gives all the light it has (BY-31).
 */
export function HeldOut({ children }: { readonly children: ReactNode }) {
  const actor = useFlow(useMachine(createScreenAwakeMachine), {})
  return (
    <div className={css.code} data-flow="screenAwake" data-state={useStateName(actor)}>
      {children}
    </div>
  )
}
