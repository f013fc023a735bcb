import { fromPromise } from 'xstate'
import type { Http } from '../../services/http/http.ts'
import { checkCredential } from '../../services/session/check-credential.ts'
import { loginPromptMachine } from './login-prompt.machine.ts'
import type { CheckCredentialInput, CheckCredentialResult } from './login-prompt.types.ts'

export type LoginPromptDeps = { readonly http: Http }

/** The login prompt with its calls; input `LoginPromptInput`. */
export const createLoginPromptMachine = ({ http }: LoginPromptDeps) => {
  const check = fromPromise<CheckCredentialResult, CheckCredentialInput>(({ input, signal }) =>
    checkCredential(http, input, signal),
  )
  return loginPromptMachine.provide({ actors: { checkEmail: check, checkPhone: check } })
}
