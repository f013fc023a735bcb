import type { HttpMethod } from '../../contract/wire/call.ts'
import type { SampleRequest } from './requests-file.ts'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; the text where it is none. */
  readonly body: unknown
}

/** Sends one request to an absolute address; `fetch` is one. */
export type Send = (address: string, init: RequestInit) => Response | Promise<Response>

export type Ask = (
  call: { readonly method: HttpMethod | 'OPTIONS'; readonly path: string },
  request?: Omit<SampleRequest, 'call' | 'params' | 'query' | 'headers' | 'expect'> &
    Partial<Pick<SampleRequest, 'params' | 'query' | 'headers'>>,
) => Promise<Answer>

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Asks the host at `base` as a page does. Cookies that it sets come back to it, so that a visitor stays one visitor.
 * @param token of the member that `as: 'member'` stands for.
 */
export const createAsker = (send: Send, base: string, token: string | null): Ask => {
  const cookies = new Map<string, string>()
  return async ({ method, path }, { as, params = {}, query = {}, headers = {}, body } = {}) => {
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(query)
    const sent = new Headers(headers)
    if (as === 'member' && token !== null) sent.set('Authorization', `Bearer ${token}`)
    if (body !== undefined) sent.set('Content-Type', 'application/json')
    if (cookies.size > 0)
      sent.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await send(`${base}${place}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return { status: response.status, headers: response.headers, body: jsonOf(await response.text()) }
  }
}
