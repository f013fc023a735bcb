import { type CallResult, describeFailure } from '../services/http/result.ts'

/** Params of guards and actions that go by the answer of a call. */
export const answered = <Result>({
  event,
}: {
  readonly event: { readonly output: Result }
}): { readonly result: Result } => ({ result: event.output })

/** Params of guards and actions that go by how an invoked chart has ended. */
export const ended = <Output>({
  event,
}: {
  readonly event: { readonly output: Output }
}): { readonly output: Output } => ({ output: event.output })

type Answer = { readonly result: CallResult<unknown> }

/** Whether the host has refused a call with one of these codes. */
export const isRefusedWith = (result: CallResult<unknown>, ...codes: readonly string[]): boolean =>
  !result.ok && result.failure.kind === 'problem' && codes.includes(result.failure.code)

/** Guards that mean the same of every call. */
export const answerGuards = {
  isLoaded: (_: unknown, { result }: Answer): boolean => result.ok,
  isUnauthorized: (_: unknown, { result }: Answer): boolean =>
    !result.ok && result.failure.kind === 'unauthorized',
}

/** One line for an error report of a call that did not bring what it should; without an answer the page's own code is to blame. */
export const describeAnswer = (result: CallResult<unknown> | null): string =>
  result === null || result.ok ? 'defect' : describeFailure(result.failure)
