import { getPaper, listPapers } from '../../../../contract/orders/papers.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { listOwnPapers, readPaper } from './papers.usecases.ts'

/** Invoices, credit notes and receipts of orders (BY-25). */
export const papersCalls = ({ labelPrinter }: AppDeps): readonly HandledCall[] => [
  handle(listPapers, ({ caller, params, db, now }) => listOwnPapers(db, caller, params.orderNumber, now)),
  handle(getPaper, ({ caller, params, query, db, headers }) =>
    readPaper(db, {
      caller,
      ...params,
      language: textLanguage(query.language, headers),
      print: labelPrinter.print,
    }),
  ),
]
