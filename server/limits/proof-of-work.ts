import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import { Challenge, SolvedChallenge } from '../../contract/wire/proof-of-work.ts'
import { challengeLifeMs, type Proof } from './proof-levels.ts'

/** Iterations of each derivation. */
const cost = 2_000
/** Derivations that the easiest challenge takes at least; at most twice as many, and twice as many with each level. */
const fewestTries = 250

export type ProofOfWork = {
  /** @param subject what the proof is to be good for; kept in it as a keyed hash. */
  readonly challenge: (level: number, subject: string) => Promise<Challenge>
  /** The proof that a header carries; `null` where it is none, too old or for something else. */
  readonly check: (header: string | null | undefined, subject: string) => Promise<Proof | null>
}

const decode = (header: string): unknown => {
  try {
    return JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** Challenges that carry all that it takes to check them, so that asking for one leaves nothing behind. `secret` is the host's. */
export const createProofOfWork = (secret: string): ProofOfWork => {
  const derived = (name: string, text = '') =>
    createHmac('sha256', secret).update(`proof-of-work\n${name}\n${text}`).digest('base64url')
  const secrets = { hmacSignatureSecret: derived('signature'), hmacKeySignatureSecret: derived('key') }
  return {
    challenge: async (level, subject) => {
      const tries = fewestTries * 2 ** level
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries, 2 * tries),
        data: { for: derived('subject', subject), level },
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifeMs),
        ...secrets,
      })
      return v.parse(Challenge, made)
    },
    check: async (header, subject) => {
      if (!header) return null
      const solved = v.safeParse(SolvedChallenge, decode(header))
      if (!solved.success) return null
      const { challenge, solution } = solved.output
      const { data } = challenge.parameters
      if (data.for !== derived('subject', subject)) return null
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: 0 },
        deriveKey,
        ...secrets,
      })
      return verified ? { level: data.level, id: challenge.signature } : null
    },
  }
}
