import type { BrowserContext } from '@playwright/test'
import type { StoredOutcome } from '../../../contract/wire/idempotency.ts'
import { bearer } from '../../support/sandbox.ts'
import type { Sent } from './line.ts'

/** As whoever sent the request; a member by a fresh token. */
const askedAs = async ({ request }: BrowserContext, { url, headers }: Sent) => {
  const { 'x-validation-code': code } = headers
  const filter = url.searchParams.get('filter')
  return {
    headers: {
      ...(headers.authorization === undefined ? {} : await bearer(request)),
      ...(code === undefined ? {} : { 'X-Validation-Code': code }),
    },
    params: filter === null ? {} : { filter },
  }
}

/** How many of the attempts that a browser has sent the host has made: it keeps the outcome of each by its key. */
export const countEffects = async (context: BrowserContext, sent: readonly Sent[]): Promise<number> => {
  const attempts = new Map(sent.flatMap((one) => (one.key === undefined ? [] : [[one.key, one] as const])))
  const made = await Promise.all(
    [...attempts].map(async ([key, one]) => {
      const answer = await context.request.get(`/api/idempotency/v1/${key}`, await askedAs(context, one))
      return answer.ok() && ((await answer.json()) as StoredOutcome).status < 300
    }),
  )
  return made.filter(Boolean).length
}
