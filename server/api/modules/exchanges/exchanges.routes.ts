import { getExchangeOptions, holdExchange } from '../../../../contract/returns/exchange.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readOptions } from './exchange-options.usecases.ts'
import { holdChoice } from './hold-exchange.usecases.ts'

/** What items can go back for, and holding a size and color meanwhile (BY-01, BY-02). */
export const exchangesCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(getExchangeOptions, ({ caller, params, query, db, now, headers }) =>
    readOptions(deps, db, {
      caller,
      orderNumber: params.orderNumber,
      language: textLanguage(query.language, headers),
      now,
    }),
  ),
  handle(holdExchange, ({ caller, params, body, db, now }) =>
    holdChoice(deps, db, { caller, ...params, body, now }),
  ),
]
