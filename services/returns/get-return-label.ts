import {
  getReturnLabel as call,
  type PrintedLabel,
  type ReturnLabel,
} from '../../contract/returns/return-label.ts'
import { asksForCodes } from '../../domain/return-methods/return-label.ts'
import type { Http } from '../http/http.ts'
import type { Failure } from '../http/result.ts'

/** A label that can be shown: with a PDF and what it says. */
export type LabelToShow = {
  readonly carrier: string
  /** PDF, base64. */
  readonly pdf: string
  readonly printed: PrintedLabel | null
  /** What a counter scans in place of a printed label. */
  readonly dropOffCode: string | null
  /** Data matrix as PNG, base64. */
  readonly dataMatrix: string | null
  readonly isPaperless: boolean
}

/** `unformatted`: the host answered, without a label to show (RL-01). */
export type LabelAnswer =
  | { readonly kind: 'label'; readonly label: LabelToShow }
  | { readonly kind: 'unformatted' }
  | { readonly kind: 'failed'; readonly failure: Failure }

export type GetReturnLabelInput = {
  readonly returnOrderNumber: string
  /** Two letters each. */
  readonly country: string
  readonly language: string
}

const labelToShow = ({ returnLabel, error, ...label }: ReturnLabel): LabelToShow | null =>
  returnLabel === null || returnLabel === '' || error !== null
    ? null
    : {
        carrier: label.carrier ?? '',
        pdf: returnLabel,
        printed: label.printed,
        dropOffCode: label.dropOffCode?.data ?? null,
        dataMatrix: label.dataMatrix,
        isPaperless: label.isEmeaPaperless,
      }

/** The label of a return; its codes are asked for outside China and Korea only (RL-01). */
export const getReturnLabel = async (
  http: Http,
  { returnOrderNumber, country, language }: GetReturnLabelInput,
  signal?: AbortSignal,
): Promise<LabelAnswer> => {
  const result = await http.call(call, {
    params: { returnOrderNum: returnOrderNumber },
    query: { language, paperless: asksForCodes(country) ? 'true' : null },
    ...(signal ? { signal } : {}),
  })
  if (!result.ok) return { kind: 'failed', failure: result.failure }
  const label = labelToShow(result.value)
  return label ? { kind: 'label', label } : { kind: 'unformatted' }
}
