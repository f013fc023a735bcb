import {
  getGiftLabel,
  openGift as openCall,
  returnGift as returnCall,
} from '../../../../contract/returns/gift-return-calls.ts'
import { pageLanguage, textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readGiftLabel } from './gift-label.usecases.ts'
import { openGift, returnGift } from './gift-returns.usecases.ts'

/** Returning a gift by its receipt (BY-48 to BY-52). */
export const giftReturnCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(openCall, ({ body, query, db, address, headers, now }) =>
    openGift(deps, db, { body, language: textLanguage(query.language, headers), address, headers, now }),
  ),
  handle(returnCall, ({ caller, params, body, db, now, headers }) =>
    returnGift(deps, db, {
      caller,
      ...params,
      body,
      language: pageLanguage(headers),
      catalog: textLanguage(undefined, headers),
      now,
    }),
  ),
  handle(getGiftLabel, ({ caller, params, query, db, now, headers }) =>
    readGiftLabel(deps, db, { caller, ...params, language: textLanguage(query.language, headers), now }),
  ),
]
