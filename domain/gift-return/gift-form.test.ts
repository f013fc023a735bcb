import { describe, expect, test } from 'vitest'
import { choiceFaults, lookupFaults, wayFaults } from './gift-form.ts'

describe('what a gift’s return needs', () => {
  test.each([
    [{ orderNumber: 'C00000001', code: 'ABCD-EFGH-2345' }, []],
    [{ orderNumber: ' c0000-0001 ', code: 'abcdefgh2345' }, []],
    [{ orderNumber: 'C1', code: 'ABCD' }, ['orderNumber', 'code']],
    [{ orderNumber: '', code: 'ABCD-EFGH-2345' }, ['orderNumber']],
    [{ orderNumber: 'C00000001', code: '' }, ['code']],
  ])('[BY-48] the look-up %j lacks %j', (form, faults) => {
    expect(lookupFaults(form)).toEqual(faults)
  })

  test.each([
    [[], [{ kind: 'nothing' }]],
    [[{ lineId: 'a', pieces: 0, reason: 'tooBig' }], [{ kind: 'nothing' }]],
    [[{ lineId: 'a', pieces: 2, reason: 'tooBig' }], []],
    [
      [
        { lineId: 'a', pieces: 1, reason: null },
        { lineId: 'b', pieces: 0, reason: null },
        { lineId: 'c', pieces: 1, reason: null },
      ],
      [
        { kind: 'reason', lineId: 'a' },
        { kind: 'reason', lineId: 'c' },
      ],
    ],
  ])('[BY-49] the choice %j lacks %j', (choices, faults) => {
    expect(choiceFaults(choices)).toEqual(faults)
  })

  test.each([
    [{ way: 'upsDropoff', email: ' nia@example.com ' }, []],
    [{ way: null, email: 'nia@example.com' }, ['way']],
    [{ way: 'upsDropoff', email: 'nia@' }, ['email']],
    [{ way: null, email: '' }, ['way', 'email']],
  ])('[BY-49] the way back %j lacks %j', (form, faults) => {
    expect(wayFaults(form)).toEqual(faults)
  })
})
