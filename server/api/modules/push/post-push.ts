import { lookup as resolveName } from 'node:dns'
import { request as openRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What a push service said: HTTP status, and seconds of `Retry-After` where it names some. */
export type PostAnswer = { readonly status: number; readonly retryAfter: number | null }

/** Posts a message to a push service. Rejects where nobody answers, with a code of the system's. */
export type PostPush = (
  endpoint: URL,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<PostAnswer>

/** Less than a message may be claimed for (`push.worker.ts`). */
const timeoutMs = 10_000

class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
  readonly code = 'EADDRESSREFUSED'
}

/** Looks a name up and refuses it where any of its addresses is none of the internet, whatever else it has. */
export const publicOnly =
  (resolve: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new AddressRefused('not an address of the internet'), '', 0)
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }

const secondsOf = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null

/**
 * Posts by https to addresses of the internet alone, follows nothing and reads no more of an answer than its head (BY-41).
 *
 * @param resolve how names are looked up; the system's own way by default.
 */
export const createPostPush = (
  resolve: LookupFunction = resolveName as LookupFunction,
  request: typeof openRequest = openRequest,
): PostPush => {
  const lookup = publicOnly(resolve)
  return (endpoint, headers, body) =>
    new Promise((done, failed) => {
      const posting = request(
        endpoint,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': body.length },
          lookup,
          signal: AbortSignal.timeout(timeoutMs),
          agent: false,
        },
        (answer) => {
          const { statusCode = 0, headers: said } = answer
          answer.destroy()
          done({ status: statusCode, retryAfter: secondsOf(said['retry-after']) })
        },
      )
      posting.on('error', failed)
      posting.end(body)
    })
}
