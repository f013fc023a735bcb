import { getReturnProof, sendReturnProof } from '../../../../contract/returns/return-proof.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { createSealing } from '../../../common/sealing.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readProof, takeProof } from './return-proofs.usecases.ts'

/** What senders have in hand of their parcels (BY-27). */
export const returnProofsCalls = ({ settings }: AppDeps): readonly HandledCall[] => {
  const sealing = createSealing(settings.secret)
  return [
    handle(getReturnProof, ({ caller, params, fields, db, now }) =>
      readProof({ sealing, secret: settings.secret }, db, {
        caller,
        pass: fields[guestPassHeader],
        ...params,
        now,
      }),
    ),
    handle(sendReturnProof, ({ caller, params, body, db, now }) =>
      takeProof(sealing, db, { caller, ...params, body, now }),
    ),
  ]
}
