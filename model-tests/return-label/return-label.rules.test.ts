import { describe, expect, test } from 'vitest'
import { reportOfLabel } from '../../machines/return-label/return-label.rules.ts'
import type { Failure } from '../../services/http/result.ts'
import { sampleLabel } from '../samples/return-samples.ts'
import { problem } from '../samples/samples.ts'

const failedWith = (failure: Failure) => ({ kind: 'failed', failure }) as const

describe('return label: how one that did not come is reported', () => {
  test.each([
    [
      'no label in the answer',
      { kind: 'unformatted' } as const,
      'label-response-not-formatted-correctly',
      'no label in the answer',
    ],
    [
      'an answer that is not JSON',
      failedWith({ kind: 'unparsable', status: 200 }),
      'could-not-parse-server-response',
      'unparsable 200',
    ],
    [
      'an answer of another shape',
      failedWith({ kind: 'malformed', status: 200 }),
      'label-response-not-formatted-correctly',
      'malformed 200',
    ],
    [
      'a refusal',
      failedWith(problem(404, 'label_not_available')),
      'unknown orders error',
      'problem 404 label_not_available',
    ],
    ['no answer', failedWith({ kind: 'network' }), 'unknown orders error', 'network'],
    ['the page’s own code broken', null, 'unknown orders error', 'label'],
    ['a label that is there all the same', sampleLabel(null), 'unknown orders error', 'label'],
  ])('%s', (_, answer, code, devMessage) => {
    expect(reportOfLabel(answer)).toEqual({ code, devMessage })
  })
})
