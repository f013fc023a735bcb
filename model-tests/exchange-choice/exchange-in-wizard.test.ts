import { expect, test } from 'vitest'
import { selectGaps, selectShownStep } from '../../machines/return-wizard/return-wizard.selectors.ts'
import type { AnswerChange } from '../../machines/return-wizard/return-wizard.types.ts'
import { startWizard } from '../return-wizard/return-wizard.parts.ts'
import { blackTen } from './sample-exchange.ts'

test('[BY-02] a return goes on with a size once it is held, and not while another one is still to be', async () => {
  const shopper = await startWizard()
  const wants = (change: AnswerChange) => shopper.send({ type: 'answer.changed', lineId: 'line-1', change })
  const seen = () => [selectShownStep(shopper.snapshot()), selectGaps(shopper.snapshot())]
  shopper.picks('line-1')
  wants({ kind: 'exchange', variant: blackTen })
  wants({ variant: null })
  shopper.goesOn()
  expect(seen()).toEqual(['items', [{ kind: 'variantMissing', lineId: 'line-1' }]])
  wants({ variant: blackTen })
  expect(seen()).toEqual(['items', []])
  shopper.goesOn()
  expect(seen()).toEqual(['method', []])
})
