import {
  type ReceiptNumberFault,
  receiptNumberFault,
  receiptNumberOf,
} from '../../domain/papers/receipt-number.ts'
import type { ProofAttemptInput, ReturnProofContext } from './return-proof.types.ts'

export const emptyProof = {
  typed: '',
  photo: null,
  file: null,
  isUnreadable: false,
  faults: 0,
  isFresh: false,
} as const

type Filled = Pick<ReturnProofContext, 'typed' | 'photo'>

/** What is wrong with the number; without one a photo is enough. */
export const numberFault = ({ typed, photo }: Filled): ReceiptNumberFault | null => {
  const fault = receiptNumberFault(typed)
  return fault === 'missing' && photo !== null ? null : fault
}

export const isComplete = (filled: Filled): boolean => numberFault(filled) === null

/** What was filled in is lost to a page that was loaded since: the outcome can be read, and nothing sent. */
const isForgotten = ({ typed, photo }: Filled): boolean => typed === '' && photo === null

export const attemptOf = (context: ReturnProofContext): ProofAttemptInput => {
  const { returnOrderNumber, pendingKey, typed, photo } = context
  const number = receiptNumberOf(typed)
  return {
    target: { returnOrderNumber },
    request: isForgotten(context) ? null : { receiptNumber: number === '' ? null : number, photo },
    pendingKey,
  }
}
