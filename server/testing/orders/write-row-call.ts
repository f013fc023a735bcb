import * as v from 'valibot'
import { defineCall } from '../../../contract/wire/call.ts'
import { type HandledCall, handle } from '../../api/http/handled-call.ts'
import { problem } from '../../common/problems.ts'
import { consents } from '../../db/tables/people/members.ts'

/** A changing call for tests: writes a row under the caller's name, then ends as the body says. */
export const writeRow = defineCall({
  id: 'writeRow',
  method: 'POST',
  path: '/test/rows/v1',
  callers: ['member', 'guest'],
  summary: 'Writes a row.',
  body: v.object({ id: v.string(), end: v.picklist(['done', 'refused', 'defect', 'held']) }),
  answer: v.object({ written: v.string() }),
  status: 201,
  changes: {},
})

/** `hold` is awaited, within the transaction, by rows that end `held`. */
export const writeRowCall = (hold: () => Promise<void> = async () => {}): HandledCall =>
  handle(writeRow, async ({ caller, body, db }) => {
    const upmId = caller.kind === 'member' ? caller.upmId : 'guest'
    await db.insert(consents).values({ upmId, id: body.id, granted: true })
    if (body.end === 'refused') throw problem('order_state', { detail: 'refused after writing' })
    if (body.end === 'defect') throw new Error('a defect with kim@podium.example in its message')
    if (body.end === 'held') await hold()
    return { written: body.id }
  })
