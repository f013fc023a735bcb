import { expect } from '@playwright/test'
import { faultsOf } from './lib/faults-of.ts'
import { test } from './lib/studio-test.ts'
import { flows, statesInPseudo } from './lib/wishes.ts'

for (const flow of flows) {
  test(`every state of ${flow} has room for texts that are two fifths longer, mirrored: nothing is cut, broken or covered`, async ({
    studio,
  }) => {
    expect(faultsOf(await studio.open(statesInPseudo(flow), { looksForCuts: true }))).toEqual([])
  })
}
