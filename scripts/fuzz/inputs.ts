import fc from 'fast-check'
import { type Draft, spoil, spoils, writeDown } from '../../server/testing/garbage/spoil.ts'
import { linesTo } from '../../server/testing/host/raw-request.ts'

/** Bytes as they go over the wire. */
export const bytesOf = (origin: string, draft: Draft): string => {
  const { method, address, headers, body } = writeDown(draft)
  const sized = body === null ? headers : { ...headers, 'Content-Length': `${Buffer.byteLength(body)}` }
  const fields = Object.entries(sized).map(([name, text]) => `${name}: ${text}`)
  const bytes = Buffer.from(body ?? '', 'utf8').toString('latin1')
  return linesTo(origin, [`${method} ${address} HTTP/1.1`, ...fields, '', bytes])
}

/** The gate's own garbage, made for a call by its description. */
export const garbage = (draft: Draft, count: number, seed: number): readonly Draft[] =>
  fc
    .sample(spoils(draft.body !== undefined), { numRuns: count, seed })
    .map((ways) => ways.reduce(spoil, draft))
