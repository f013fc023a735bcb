import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { calls } from '../../contract/calls.ts'

const Words = v.record(v.string(), v.string())

/** One request to send: the call by its name in `contract/calls.ts`, and what it carries. */
const SampleRequest = v.strictObject({
  call: v.picklist(
    calls.map(({ id }) => id),
    'is no call of the contract',
  ),
  /** `member` sends the token. Guests say who they are by `query.filter`, links by their code in `headers`. */
  as: v.optional(v.picklist(['member'])),
  params: v.optional(Words, {}),
  query: v.optional(Words, {}),
  headers: v.optional(Words, {}),
  body: v.optional(v.unknown()),
  /** Where the host is to refuse: status and stable code of the problem. */
  expect: v.optional(v.strictObject({ status: v.number(), code: v.string() })),
})
export type SampleRequest = v.InferOutput<typeof SampleRequest>

const RequestsFile = v.strictObject({ requests: v.array(SampleRequest) })

/** What stops a run before anything is asked, in a line for whoever started it. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError'
}

/**
 * The requests of a file's text.
 * @throws {ConformanceError} in a line that says where the file goes wrong.
 */
export const parseRequests = (text: string): readonly SampleRequest[] => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ConformanceError('The file of --orders is not JSON.')
  }
  const parsed = v.safeParse(RequestsFile, json)
  if (parsed.success) return parsed.output.requests
  const [issue] = parsed.issues
  throw new ConformanceError(`The file of --orders: ${v.getDotPath(issue) ?? 'it'} ${issue.message}.`)
}

/** @throws {ConformanceError} where the file cannot be read, or says something else than requests. */
export const readRequests = (path: string): readonly SampleRequest[] => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new ConformanceError(`The file ${path} of --orders cannot be read.`)
  }
  return parseRequests(text)
}
