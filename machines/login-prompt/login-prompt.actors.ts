import { fromPromise } from 'xstate'
import { checkCredential } from '../../src/services/check-credential.ts'
import type { Http } from '../../src/services/http.ts'
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
