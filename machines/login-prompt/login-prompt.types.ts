import type { CallResult } from '../../services/http/result.ts'

export type LoginPromptInput = {
  /** Flag enableLoginPrompt. */
  readonly isEnabled: boolean
  /** The return is open already, as by a link of its own: what the button would ask is asked at once. */
  readonly startsAtOnce: boolean
  readonly orderNumber: string
  /** Contacts of the order; without both there is nothing to match (RM-08). */
  readonly email: string | null
  /** `+` and digits. */
  readonly phone: string | null
}

export type LoginPromptContext = LoginPromptInput

export type LoginPromptEvent =
  /** The guest starts what members do for free. */
  | { type: 'return.start' }
  | { type: 'prompt.signIn' }
  /** Goes on as a guest. */
  | { type: 'prompt.decline' }
  | { type: 'prompt.close' }

export type LoginPromptEmitted =
  /** Nothing stands in the way: the return may begin. */
  { type: 'return.admitted'; orderNumber: string } | { type: 'session.signInWanted'; orderNumber: string }

/** Views of the question, as the states' tags name them. */
export const loginPromptViews = ['idle', 'checking', 'asking'] as const
export type LoginPromptTag = (typeof loginPromptViews)[number]

export type CheckCredentialInput = { readonly orderNumber: string; readonly credential: string }
/** Whether an account has the contact; a call that fails means that none is known. */
export type CheckCredentialResult = CallResult<unknown>
