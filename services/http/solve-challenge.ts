import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'
import { Challenge, type SolvedChallenge } from '../../contract/wire/proof-of-work.ts'

/** As base64url: it goes into a header field. */
const encoded = (solved: SolvedChallenge): string =>
  btoa(JSON.stringify(solved)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/**
 * Does the work that lets a caller in whom a limit has refused, which takes a phone up to some seconds.
 * @returns what `proofHeader` carries; null: it is no challenge, or `signal` ended the work.
 */
export const solve = async (asked: unknown, signal?: AbortSignal): Promise<string | null> => {
  const challenge = v.safeParse(Challenge, asked)
  if (!challenge.success) return null
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort(), { once: true })
  if (signal?.aborted) return null
  const solution = await solveChallenge({ challenge: challenge.output, deriveKey, controller })
  if (solution === null) return null
  const { counter, derivedKey } = solution
  return encoded({ challenge: challenge.output, solution: { counter, derivedKey } })
}
