import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportErrors } from '../../contract/session/telemetry.ts'
import { Problem } from '../../contract/wire/problem.ts'
import { requestLimits } from '../common/request-limits.ts'
import { hasDatabase } from '../testing/database/open-test-database.ts'
import { type IdentityHost, startIdentityHost } from '../testing/host/identity-host.ts'
import { type RawAnswer, sendLines } from '../testing/host/raw-request.ts'
import { bareHeaders } from './bare-headers.ts'

/** One of each kind of door: a page, a file, the session, the API, the issuer with its own router, and the sandbox. */
const doors = [
  '/us/en/orders',
  '/favicon.svg',
  '/session',
  '/api/orders/history/v1',
  '/api/openapi.json',
  '/identity/oidc/auth',
  '/identity/oidc/jwks',
  '/identity/sign-in/none',
  '/sandbox/pay',
] as const

const seen = ({ status, headers, body }: RawAnswer) => {
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const { status: told, code } = parse(Problem, JSON.parse(body))
  expect(told).toBe(status)
  return [status, code]
}

const filler = (bytes: number) => 'a'.repeat(bytes)

describe.runIf(hasDatabase())('what a request may hold', () => {
  let host: IdentityHost
  beforeAll(async () => {
    host = await startIdentityHost({ BATON_TRUST_PROXY: '1' })
  })
  afterAll(() => host?.close())

  const get = (target: string, fields: readonly string[] = []) =>
    sendLines(host.origin, [`GET ${target} HTTP/1.1`, ...fields, '', ''])

  const post = (path: string, fields: readonly string[], body = '') =>
    sendLines(host.origin, [`POST ${path} HTTP/1.1`, ...fields, '', body])
  const report = `/api${reportErrors.path}`
  const json = 'Content-Type: application/json'
  const sized = (body: string, more: readonly string[] = [json]) =>
    post(report, [...more, `Content-Length: ${Buffer.byteLength(body, 'latin1')}`], body)

  test.each(doors)(
    '[AP-01] an address of %s beyond its length is refused, as path and as query',
    async (door) => {
      const { targetLength } = requestLimits
      const long = [`${door}?a=${filler(targetLength)}`, `${door}/${filler(targetLength)}`]
      for (const target of long) expect(seen(await get(target))).toEqual([414, 'target_too_long'])
      const allowed = await get(`${door}?a=${filler(targetLength - door.length - 3)}`)
      expect([allowed.status === 414, allowed.status >= 500]).toEqual([false, false])
    },
  )

  test.each(doors)('[AP-01] a header of %s beyond its bytes or its fields is refused', async (door) => {
    const { headerBytes, headBytes, headerFields } = requestLimits
    const large = [
      [`Cookie: a=${filler(headerBytes)}`],
      Array.from({ length: 10 }, (_, index) => `X-${index}: ${filler(headerBytes / 10)}`),
      [`${filler(headerBytes)}: a`],
      Array.from({ length: headerFields }, (_, index) => `X-${index}: a`),
      Array.from({ length: headerFields }, () => 'Accept-Language: en'),
      [`Cookie: a=${filler(headBytes)}`],
    ]
    for (const fields of large) expect(seen(await get(door, fields))).toEqual([431, 'headers_too_large'])
    const many = Array.from({ length: headerFields - 2 }, (_, index) => `X-${index}: a`)
    const allowed = [[`Cookie: a=${filler(headerBytes - 100)}`], many]
    for (const fields of allowed) expect((await get(door, fields)).status).not.toBe(431)
  })

  test('[AP-01] a query of a door beyond its values is refused', async () => {
    const query = (count: number) => Array.from({ length: count }, (_, index) => `n${index}=`).join('&')
    for (const door of doors.filter((one) => !/^\/(us|favicon)/.test(one))) {
      const { status, body } = await get(`${door}?${query(requestLimits.queryValues + 1)}`)
      expect([door, status, JSON.parse(body).code]).toEqual([door, 400, 'validation'])
    }
  })

  test('[AP-01] a body beyond its bytes is refused, whether it says its length or not, and no more is read', async () => {
    const { bodyBytes } = requestLimits
    expect(seen(await post(report, [json, `Content-Length: ${bodyBytes + 1}`], ''))).toEqual([
      413,
      'payload_too_large',
    ])
    const chunk = `${(16 * 1024).toString(16)}\r\n${filler(16 * 1024)}\r\n`
    const chunked = await post(report, [json, 'Transfer-Encoding: chunked'], chunk.repeat(5))
    expect(seen(chunked)).toEqual([413, 'payload_too_large'])
  })

  test('[AP-01] a body that is said to be something else, or nothing, or packed is refused', async () => {
    for (const fields of [
      [],
      ['Content-Type: text/plain'],
      ['Content-Type: application/json-seq'],
      ['Content-Type: application/x-www-form-urlencoded'],
      ['Content-Type: multipart/form-data; boundary=b'],
      [json, 'Content-Encoding: gzip'],
    ]) {
      expect(seen(await sized('{}', fields))).toEqual([415, 'unsupported_media_type'])
    }
  })

  test('[AP-01] a body that is no JSON or no UTF-8 is refused', async () => {
    for (const body of [
      '',
      '{',
      '{"a":}',
      "{'a':1}",
      'undefined',
      '\u00ff\u00fe{}',
      '{"errors":"\u00c0\u0080"}',
      '[1,]',
    ]) {
      const bytes = Buffer.from(body, 'latin1').toString('latin1')
      expect([body, ...seen(await sized(bytes))]).toEqual([body, 400, 'bad_request'])
    }
  })

  test('[AP-01] a body that is nested too deeply or holds too many values is refused before its schema is looked at', async () => {
    const { bodyDepth, bodyValues } = requestLimits
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    const codeOf = async (body: string) => {
      const { status, body: answer } = await sized(body)
      return [status, parse(Problem, JSON.parse(answer)).errors?.[0]?.code]
    }
    const zeros = (count: number) => `[${Array(count).fill(0).join()}]`
    const members = (count: number) => `{${Array.from({ length: count }, (_, at) => `"n${at}":0`).join()}}`
    expect([await codeOf(nested(bodyDepth)), await codeOf(nested(bodyDepth + 1))]).toEqual([
      [400, 'strict_object'],
      [400, 'depth'],
    ])
    expect([await codeOf(zeros(bodyValues)), await codeOf(zeros(bodyValues + 1))]).toEqual([
      [400, 'strict_object'],
      [400, 'count'],
    ])
    expect(await codeOf(members(bodyValues + 1))).toEqual([400, 'count'])
  })

  test.each([
    ['no HTTP', ['\u0016\u0003\u0001\u0002\u0000']],
    ['a version that there is none of', ['GET / HTTP/9.9', '', '']],
    ['a method that there is none of', ['ODD / HTTP/1.1', '', '']],
    ['a NUL in a field', ['GET / HTTP/1.1', 'X-Probe: a\u0000b', '', '']],
  ])(
    '[AP-01] bytes that are %s are answered with a problem, and the connection is closed',
    async (_, lines) => {
      const answer = await sendLines(host.origin, lines)
      expect(seen(answer)).toEqual([400, 'bad_request'])
      expect(answer.headers.get('connection')).toBe('close')
      const told = Object.keys(bareHeaders).map((name) => [name, answer.headers.get(name)])
      expect(Object.fromEntries(told)).toEqual(bareHeaders)
    },
  )

  test('nothing of it is a failure of the host', () => {
    expect(host.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})
