import { announceVisit, getVisit } from '../../../../contract/pickup/visit.ts'
import { pageLanguage } from '../../../common/host-language.ts'
import { type HandledCall, handle } from '../../http/handled-call.ts'
import { announce, readVisit } from './visits.usecases.ts'

/** Visits of shoppers who are on the way: asked after, told, and taken back. */
export const visitCalls = (): readonly HandledCall[] => [
  handle(getVisit, ({ caller, params, db, now }) => readVisit(db, { caller, ...params, now })),
  handle(announceVisit, ({ caller, params, body, headers, db, now }) =>
    announce(db, { caller, ...params, now }, { visit: body.visit, language: pageLanguage(headers) }),
  ),
]
