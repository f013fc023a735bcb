import { createServer, type RequestListener, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { createHostHandler, notReady } from './host-handler.ts'
import { securityHeaders } from './pages/security-headers.ts'

const origin = 'https://shop.example'
const local = {
  origin: 'http://localhost:3000',
  apiBase: null,
  oidcIssuer: null,
  formHosts: ['pay.podium.example'],
  surveyUrl: null,
}
const headers = await securityHeaders({ ...local, origin })

describe('every request', () => {
  let close = async () => {}
  let listeningAt = 0
  afterEach(() => close())

  const serve = async (handler: RequestListener) => {
    const server = createServer(handler)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    listeningAt = port
    close = async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    return (path: string, host: string) =>
      new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
        (resolve, reject) => {
          const sent = request({ port, path, headers: { host } }, (answer) => {
            let body = ''
            answer.on('data', (chunk) => {
              body += chunk
            })
            answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
          })
          sent.on('error', reject).end()
        },
      )
  }
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(listeningAt, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('end', () => resolve(answer)).on('error', reject)
    })
  const start = (at = origin) => {
    const routes = new Hono()
    routes.get('*', (c) => {
      if (c.req.path === '/own') c.header('Content-Security-Policy', "default-src 'self'")
      return c.text(c.req.path)
    })
    const issuer = {
      path: '/identity/oidc',
      answer: ((_request, response) => response.end('issuer')) as RequestListener,
    }
    return serve(
      createHostHandler({
        origin: at,
        allowedHosts: ['inside.example:8443'],
        ownHost: '127.0.0.1:3000',
        headers,
        issuer,
        routes,
      }),
    )
  }

  test.each([
    ['shop.example', 200],
    ['SHOP.example', 200],
    ['inside.example:8443', 200],
    ['localhost:3000', 421],
    ['127.0.0.1', 421],
    ['[::1]:3000', 421],
    ['elsewhere.example', 421],
    ['shop.example.elsewhere.example', 421],
    ['inside.example', 421],
  ])('to %s gets %d', async (host, status) => {
    expect((await (await start())('/orders', host)).status).toBe(status)
  })

  test('to the names of this machine is answered where shoppers know it by one', async () => {
    const get = await start('http://localhost:3000')
    const names = ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.example']
    const statuses = await Promise.all(names.map(async (name) => (await get('/orders', name)).status))
    expect(statuses).toEqual([200, 200, 200, 421])
  })

  test('of this process to its own issuer is answered by its own name, and by no other path', async () => {
    const get = await start()
    const asked = ['/identity/oidc/token', '/orders', '/identity/sign-in/x']
    const statuses = await Promise.all(asked.map(async (path) => (await get(path, '127.0.0.1:3000')).status))
    expect(statuses).toEqual([200, 421, 421])
  })

  test.each([
    ['two names', 'GET / HTTP/1.1', ['Host: shop.example', 'Host: elsewhere.example'], '400'],
    ['the same name twice', 'GET / HTTP/1.1', ['Host: shop.example', 'Host: shop.example'], '400'],
    ['another name in its target', 'GET http://elsewhere.example/ HTTP/1.1', ['Host: shop.example'], '421'],
    ['its own name in its target', 'GET https://shop.example/ HTTP/1.1', ['Host: shop.example'], '200'],
    ['a target that is no address', 'GET elsewhere HTTP/1.1', ['Host: shop.example'], '400'],
    ['no name', 'GET / HTTP/1.0', [], '421'],
  ])('with %s gets its status', async (_, line, names, status) => {
    await start()
    const answer = await raw([line, ...names, 'Connection: close', '', ''].join('\r\n'))
    expect(answer.split(' ')[1]).toBe(status)
  })

  test('of a probe is answered under any name', async () => {
    expect((await (await start())('/healthz', '10.0.0.7')).status).toBe(200)
  })

  test('under the issuer’s path goes to the issuer, and no other', async () => {
    const get = await start()
    for (const path of ['/identity/oidc', '/identity/oidc/auth', '/identity/oidc?x=1']) {
      expect((await get(path, 'shop.example')).body).toBe('issuer')
    }
    for (const path of ['/identity/oidcx', '/identity/sign-in/x', '/x?/identity/oidc']) {
      expect((await get(path, 'shop.example')).body).toBe(path.split('?')[0])
    }
  })

  test('gets the headers, unless a route has its own', async () => {
    const get = await start()
    const plain = await get('/orders', 'shop.example')
    for (const [name, value] of Object.entries(headers)) expect(plain.headers[name]).toBe(value)
    expect((await get('/own', 'shop.example')).headers['content-security-policy']).toBe("default-src 'self'")
  })

  test('before all is ready gets 503, and what is said of every answer but by which name it is asked', async () => {
    const answer = await (await serve(notReady))('/healthz', 'shop.example')
    expect({ status: answer.status, ...answer.headers }).toMatchObject({
      status: 503,
      'retry-after': '2',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; frame-ancestors 'none'; .*trusted-types 'none'$/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })
})

const policyFor = async (options: Parameters<typeof securityHeaders>[0]) =>
  (await securityHeaders(options))['content-security-policy']

test('the policy names other hosts only where they are used', async () => {
  expect(await policyFor(local)).toBe(
    "default-src 'none'; object-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "manifest-src 'self'; connect-src 'self'; form-action 'self' https://pay.podium.example; frame-ancestors 'none'; base-uri 'none'; " +
      "require-trusted-types-for 'script'; worker-src 'self'; trusted-types offline-codes",
  )
  const more = await policyFor({
    origin,
    apiBase: 'https://api.example/v1',
    oidcIssuer: 'https://id.example/realms/shop',
    formHosts: ['pay.podium.example'],
    surveyUrl: 'https://survey.example/v1.js',
  })
  expect(more).toContain("script-src 'self' https://survey.example; ")
  expect(more).toContain(
    "connect-src 'self' https://api.example https://survey.example; form-action 'self' https://id.example https://pay.podium.example;",
  )
  expect(more).toMatch(/; upgrade-insecure-requests$/)
})

test('every answer says what browsers may do with it, and asks for https ever after where that is used', async () => {
  const { 'content-security-policy': _policy, ...rest } = await securityHeaders(local)
  const everywhere = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=()',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  expect(rest).toEqual(everywhere)
  const { 'content-security-policy': _other, ...secure } = headers
  expect(secure).toEqual({
    ...everywhere,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
})
