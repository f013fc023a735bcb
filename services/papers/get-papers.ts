import { getOrderArchive, getPaper, listPapers, type OrderPapers } from '../../contract/orders/papers.ts'
import type { Http } from '../http/http.ts'
import type { CallResult } from '../http/result.ts'

export type PapersQuestion = { readonly orderNumber: string }

/** The papers of a sales order (BY-25). */
export const getPapers = (
  http: Http,
  { orderNumber }: PapersQuestion,
  signal?: AbortSignal,
): Promise<CallResult<OrderPapers>> =>
  http.call(listPapers, { params: { orderNumber }, ...(signal ? { signal } : {}) })

export type PaperQuestion = PapersQuestion & { readonly paperId: string }

/** A file to keep, in base64. */
export type MadeFile = { readonly name: string; readonly type: string; readonly base64: string }

/** A document may wait for a thread of the host, which gives it up after fifteen seconds itself. */
const documentTimeoutMs = 20_000

/** One paper as PDF, in the page's language, which every request names (`Http`). */
export const getPaperFile = async (
  http: Http,
  { orderNumber, paperId }: PaperQuestion,
  signal?: AbortSignal,
): Promise<CallResult<MadeFile>> => {
  const answer = await http.call(getPaper, {
    params: { orderNumber, paperId },
    timeoutMs: documentTimeoutMs,
    ...(signal ? { signal } : {}),
  })
  if (!answer.ok) return answer
  const { number, pdf } = answer.value
  return { ok: true, value: { name: `${number}.pdf`, type: 'application/pdf', base64: pdf } }
}

/** Everything of a sales order as one file (BY-29). */
export const getArchiveFile = async (
  http: Http,
  { orderNumber }: PapersQuestion,
  signal?: AbortSignal,
): Promise<CallResult<MadeFile>> => {
  const answer = await http.call(getOrderArchive, {
    params: { orderNumber },
    timeoutMs: documentTimeoutMs,
    ...(signal ? { signal } : {}),
  })
  if (!answer.ok) return answer
  const { archive } = answer.value
  return { ok: true, value: { name: `order-${orderNumber}.zip`, type: 'application/zip', base64: archive } }
}
