import {
  createVerifyAccessToken,
  embeddedIssuerKeys,
} from '../../identity/access-tokens/verify-access-token.ts'
import { sampleShop } from '../../sandbox/catalogue/sample-shop.ts'
import { openTestDatabase } from '../database/open-test-database.ts'
import { startTestHost, testSettings } from '../host/test-host.ts'
import { audience, createTokens, issuer, type Tokens } from './credentials.ts'
import type { World } from './matrix.types.ts'
import { curbsideOrder } from './subjects.ts'

/** A host on a database of its own that the rows of the matrix are arranged on, and tokens that it takes. */
export const startWorld = async (): Promise<{ readonly world: World; readonly tokens: Tokens }> => {
  const database = await openTestDatabase()
  const tokens = await createTokens(database.db)
  const host = await startTestHost({
    work: false,
    database,
    overrides: {
      catalogue: sampleShop,
      settings: { ...testSettings, isTrial: true },
      verifyAccessToken: createVerifyAccessToken(embeddedIssuerKeys(database.db), { issuer, audience }),
    },
  })
  return { world: { host, other: await curbsideOrder()({ host } as World) }, tokens }
}
