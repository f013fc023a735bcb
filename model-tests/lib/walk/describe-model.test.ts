import { expect, test } from 'vitest'
import { gate } from '../testing/gate.ts'
import { kettle } from '../testing/kettle.ts'
import { describeModel } from './describe-model.ts'

const walks = [kettle, gate].map((model) => describeModel(model))

test('says what its tests walked', () => {
  const whole = (total: number) => ({ total, covered: total, missing: [] })
  expect(walks.map((walked) => walked())).toEqual([
    {
      flow: 'kettle',
      paths: 5,
      states: whole(5),
      transitions: whole(7),
      guards: whole(2),
      defects: [],
    },
    {
      flow: 'gate',
      paths: 11,
      states: whole(7),
      transitions: whole(6),
      guards: whole(4),
      pairs: { ...whole(11), ruledOut: 2 },
      primePaths: whole(4),
      defects: [],
    },
  ])
})
