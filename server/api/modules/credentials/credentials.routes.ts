import { checkCredential } from '../../../../contract/session/credentials.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { checkOrderCredential } from './credentials.usecases.ts'

/** The login prompt's question (RM-08). */
export const credentialsCalls = (): readonly HandledCall[] => [
  handle(checkCredential, async ({ caller, query, body, db }) => {
    await checkOrderCredential(db, {
      caller,
      orderNumber: query.orderNumber,
      credential: body.credential,
    })
    return {}
  }),
]
