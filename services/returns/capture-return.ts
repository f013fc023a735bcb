import { captureReturn as call, type ReturnCaptureRequest } from '../../contract/returns/return-capture.ts'
import { createChange } from '../http/change.ts'
import { done, type Outcome, unconfirmed } from '../http/outcome.ts'
import { refusalCodeOf } from '../http/refusal-code.ts'

export type CaptureTarget = { readonly orderNumber: string }

/** The number of the return that was created (RS-01). */
export type CreatedReturn = { readonly returnOrderNumber: string }

/** The catalogue's name for an answer that lacks what it must have: a job, or the number of the return (returns.md §8). */
const formattingError = 'return-capture-response-formatting-error'

const without = (what: string) =>
  unconfirmed({ code: formattingError, devMessage: `captureReturn: no ${what}` })

const created = (response: CreatedReturn | null): Outcome<CreatedReturn> =>
  response ? done({ returnOrderNumber: response.returnOrderNumber }) : without('number of a return')

/** The return of pieces of an order (RS-01, RS-04). `domain/returns/capture-request` makes the body. */
export const captureReturn = createChange({
  call,
  objectOf: ({ orderNumber }: CaptureTarget) => orderNumber,
  requestOf: (body: ReturnCaptureRequest) => ({ body }),
  read: ({ jobId, response, error }): Outcome<CreatedReturn> => {
    if (response) return created(response)
    if (error) {
      const code = refusalCodeOf({ status: 500, code: null, message: error.message ?? '' })
      return { kind: 'refused', code, status: 500, isFinal: false }
    }
    return jobId === '' ? without('job') : { kind: 'accepted', jobId }
  },
  readResponse: created,
  malformedCode: formattingError,
  isOncePerVisit: true,
})
