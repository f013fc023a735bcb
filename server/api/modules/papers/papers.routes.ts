import { getPaper, listPapers } from '../../../../contract/orders/papers.ts'
import { guestPassHeader } from '../../../../contract/wire/guest-pass.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { listOwnPapers, readPaper } from './papers.usecases.ts'

/** Invoices, credit notes and receipts of orders (BY-25). */
export const papersCalls = ({
  labelPrinter,
  settings: { secret },
}: Pick<AppDeps, 'labelPrinter' | 'settings'>): readonly HandledCall[] => [
  handle(listPapers, ({ caller, params, fields, db, now }) =>
    listOwnPapers(secret, db, { caller, pass: fields[guestPassHeader], now }, params.orderNumber),
  ),
  handle(getPaper, ({ caller, params, query, fields, db, now, headers }) =>
    readPaper(db, {
      caller,
      pass: fields[guestPassHeader],
      now,
      secret,
      ...params,
      language: textLanguage(query.language, headers),
      print: labelPrinter.print,
    }),
  ),
]
