import { sandboxCalls } from '../../../../contract/sandbox/sandbox-calls.ts'
import { open } from '../answers.ts'
import type { Row } from '../matrix.types.ts'
import { somebody } from '../subjects.ts'

/** Calls of the sandbox, where it is off: for nobody is there such a path. */
export const sandboxRows: readonly Row[] = sandboxCalls.map(
  (call): Row => ({
    call,
    object: 'sandbox that is off',
    answers: { ...open('not_found') },
    arrange: somebody,
    request: ({ id }) => ({
      params: { returnOrderNumber: 'T000000001', orderNumber: 'T000000001', returnNumber: 'T000000001', id },
      ...(call.body && { body: {} }),
    }),
  }),
)
