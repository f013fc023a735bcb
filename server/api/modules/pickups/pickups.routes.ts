import { createPickup, getPickup, patchPickup } from '../../../../contract/pickup/pickup.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { changePickup, readPickup, requestPickup } from './pickups.usecases.ts'

/** Arrivals at the curb: told, asked after, and taken back. */
export const pickupCalls = ({ boss }: Pick<AppDeps, 'boss'>): readonly HandledCall[] => [
  handle(createPickup, ({ caller, body, headers, db, now }) =>
    requestPickup(db, { caller, body, language: pageLanguage(headers), now }),
  ),
  handle(getPickup, ({ caller, params, db }) => readPickup(db, caller, params.id)),
  handle(patchPickup, ({ caller, params, body, headers, db, now }) =>
    changePickup(boss, db, {
      caller,
      id: params.id,
      patch: body,
      language: pageLanguage(headers),
      now,
    }),
  ),
]
