import { getReturnLabel } from '../../../../contract/returns/return-label.ts'
import { textLanguage } from '../../../common/host-language.ts'
import type { AppDeps } from '../../app-deps.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { readReturnLabel } from './return-labels.usecases.ts'

/** A return's label. */
export const returnLabelCalls = (deps: AppDeps): readonly HandledCall[] => [
  handle(getReturnLabel, ({ caller, params, query, db, headers }) =>
    readReturnLabel(db, {
      caller,
      returnNumber: params.returnOrderNum,
      language: textLanguage(query.language, headers),
      paperless: query.paperless === 'true',
      secret: deps.settings.secret,
      print: deps.labelPrinter.print,
    }),
  ),
]
