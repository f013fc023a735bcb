import { getOrderArchive } from '../../../../contract/orders/papers.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readArchive } from './order-archives.usecases.ts'

/** Everything of an order as one file (BY-29). */
export const orderArchivesCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(getOrderArchive, ({ caller, params, query, fields, db, now, headers }) =>
    readArchive(deps, db, {
      caller,
      pass: fields[guestPassHeader],
      orderNumber: params.orderNumber,
      language: textLanguage(query.language, headers),
      now,
    }),
  ),
]
