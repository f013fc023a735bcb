import { idempotencyHeader } from '../../contract/wire/idempotency.ts'
import { validationCodeHeader } from '../../contract/wire/link-code.ts'
import { createHostClock } from '../../services/http/host-clock.ts'
import { createHttp, type Http, type Identity } from '../../services/http/http.ts'

/** A request as it went out, with all that it carried but who asks and in which format. */
type Asked = {
  /** Method and path: `GET /api/cart/v1`. */
  readonly call: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly linkCode?: string
  /** Other header fields, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
}

type Reply = { readonly status: number; readonly body: unknown; readonly location?: string }

/** What comes back for one request: a reply, a line that is `cut`, or nothing yet. */
export type HostAnswer = Reply | 'cut' | 'silent'

export const answers = (body: unknown, status = 200): Reply => ({ status, body })

/** A refusal in problem details; `location` is where what it is about is found. */
export const refuses = (status: number, code: string, location?: string): Reply => ({
  status,
  body: { type: 'about:blank', title: code, status, code },
  ...(location === undefined ? {} : { location }),
})

const member: Identity = {
  token: () => 'token-1',
  isMember: () => true,
  guestFilter: () => null,
  renew: async () => null,
}

const origin = 'https://shop.test'
const usualHeaders: readonly string[] = ['accept', 'authorization', 'content-type']

const present = (fields: Readonly<Record<string, string>>) =>
  Object.keys(fields).length === 0 ? undefined : fields

const askedBy = async (request: Request): Promise<Asked> => {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.text()
  const {
    [idempotencyHeader.toLowerCase()]: idempotencyKey,
    [validationCodeHeader.toLowerCase()]: linkCode,
    ...headers
  } = Object.fromEntries([...request.headers].filter(([name]) => !usualHeaders.includes(name)))
  const query = present(Object.fromEntries(searchParams))
  const others = present(headers)
  return {
    call: `${request.method} ${pathname}`,
    ...(query && { query }),
    ...(text !== '' && { body: JSON.parse(text) }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(linkCode !== undefined && { linkCode }),
    ...(others && { headers: others }),
  }
}

/**
 * The client as the app makes it, in front of a host that answers each request in turn and is silent after the last answer.
 * `asked` is what came.
 */
export const startHost = (replies: readonly HostAnswer[], identity: Identity = member) => {
  const left = [...replies]
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(await askedBy(new Request(input, init)))
    const reply = left.shift() ?? 'silent'
    if (reply === 'silent') return new Promise(() => undefined)
    if (reply === 'cut') throw new TypeError('the line is cut')
    const { status, body, location } = reply
    return Response.json(body, { status, ...(location !== undefined && { headers: { location } }) })
  }
  const client = createHttp({ base: `${origin}/api`, identity, clock: createHostClock(), fetch })
  // A browser reads the path of a door against its page.
  const door: Http['door'] = (answer, input) => client.door(answer, { ...input, path: origin + input.path })
  const http: Http = { ...client, door }
  return { http, asked }
}
