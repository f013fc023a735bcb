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

export type PaperQuestion = PapersQuestion & {
  readonly paperId: string
  /** ISO 639-1, of the page. */
  readonly language: string
}

/** A file to keep, in base64. */
export type MadeFile = { readonly name: string; readonly type: string; readonly base64: string }

/** A document may wait for a thread of the host, which gives it up after fifteen seconds itself. */
const documentTimeoutMs = 20_000

/** One paper as PDF, in the page's language. */
export const getPaperFile = async (
  http: Http,
  { orderNumber, paperId, language }: PaperQuestion,
  signal?: AbortSignal,
): Promise<CallResult<MadeFile>> => {
  const answer = await http.call(getPaper, {
    params: { orderNumber, paperId },
    query: { language },
    timeoutMs: documentTimeoutMs,
    ...(signal ? { signal } : {}),
  })
  if (!answer.ok) return answer
  const { number, pdf } = answer.value
  return { ok: true, value: { name: `${number}.pdf`, type: 'application/pdf', base64: pdf } }
}

export type ArchiveQuestion = Omit<PaperQuestion, 'paperId'>

/** Everything of a sales order as one file (BY-29). */
export const getArchiveFile = async (
  http: Http,
  { orderNumber, language }: ArchiveQuestion,
  signal?: AbortSignal,
): Promise<CallResult<MadeFile>> => {
  const answer = await http.call(getOrderArchive, {
    params: { orderNumber },
    query: { language },
    timeoutMs: documentTimeoutMs,
    ...(signal ? { signal } : {}),
  })
  if (!answer.ok) return answer
  const { archive } = answer.value
  return { ok: true, value: { name: `order-${orderNumber}.zip`, type: 'application/zip', base64: archive } }
}
