import type { SwitchedMethod, SwitchMethodRequest } from '../../contract/returns/return-method.ts'
import type { SwitchTarget } from '../../services/returns/switch-return-method.ts'
import type { ErrorReported } from '../actor-slot.ts'
import type { AttemptInput, AttemptOutput } from '../attempt/attempt.types.ts'

/** A way back that the return may take instead. */
type SwitchChoice = {
  /** As it is stored and compared, `upsDropoff`. */
  readonly key: string
  readonly request: SwitchMethodRequest
}

export type MethodSwitchInput = {
  readonly returnOrderNumber: string
  /** The way that it takes now. */
  readonly current: string | null
  readonly choices: readonly SwitchChoice[]
  /** Key of a switch from before a reload, whose outcome is not known. */
  readonly pendingKey: string | null
}

export type MethodSwitchContext = MethodSwitchInput & { readonly chosen: string | null }

export type MethodSwitchEvent =
  | { type: 'switch.ask' }
  | { type: 'method.chosen'; method: string }
  | { type: 'switch.confirm' }
  | { type: 'switch.retry' }
  | { type: 'dialog.dismiss' }

export type MethodSwitchEmitted =
  /** The return goes another way now: it is to be asked for again. */
  | { type: 'method.switched'; returnMethod: string }
  /** Whether it does is not known: it is to be asked for again. */
  | { type: 'return.outdated' }
  | ErrorReported

export type SwitchAttemptInput = AttemptInput<SwitchTarget, SwitchMethodRequest>
export type SwitchAttemptOutput = AttemptOutput<SwitchedMethod>

/** Views of the dialog, as the states' tags name them. */
export const methodSwitchViews = ['choosing', 'switching', 'switched', 'unconfirmed', 'failed'] as const
