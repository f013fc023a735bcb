import { getWithdrawal as call } from '../../contract/orders/withdrawal-calls.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type AcknowledgementsQuestion = {
  readonly orderNumber: string
  /** Ids of the statements. */
  readonly ids: readonly string[]
  /** Two letters. */
  readonly language: string
}

/** The document of one statement: PDF, base64. */
export type Acknowledgement = { readonly id: string; readonly receivedAt: string; readonly pdf: string }

/** The acknowledgements of statements about an order, asked for side by side: all of them, or the first failure. */
export const getAcknowledgements = async (
  http: Http,
  { orderNumber, ids, language }: AcknowledgementsQuestion,
  signal?: AbortSignal,
): Promise<CallResult<readonly Acknowledgement[]>> => {
  const results = await Promise.all(
    ids.map((withdrawalId) =>
      http.call(call, {
        params: { orderNumber, withdrawalId },
        query: { language },
        ...(signal ? { signal } : {}),
      }),
    ),
  )
  const value: Acknowledgement[] = []
  for (const result of results) {
    if (!result.ok) return result
    const { id, receivedAt, acknowledgement } = result.value
    value.push({ id, receivedAt, pdf: acknowledgement })
  }
  return { ok: true, value }
}
