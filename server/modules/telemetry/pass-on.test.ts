import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { waitFor } from '../../testing/wait-for.ts'
import { createPassOn } from './pass-on.ts'

test('a batch reaches the other system as it came, and a failure is only logged', async () => {
  const received: unknown[] = []
  const lines: string[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      method: request.method,
      url: request.url,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/v1`
  const passOn = createPassOn(url, (_level, event) => lines.push(event))

  passOn({ errors: [{ code: 'x' }] })
  await waitFor('the batch', async () => received.length === 1)
  expect(received).toEqual([{ method: 'POST', url: '/v1', body: { errors: [{ code: 'x' }] } }])

  status = 500
  passOn({ events: [] })
  await waitFor('the refusal', async () => lines.includes('telemetry.refused'))
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  passOn({ events: [] })
  await waitFor('the failure', async () => lines.includes('telemetry.unreachable'))
  expect(lines).toEqual(['telemetry.refused', 'telemetry.unreachable'])
})

test('without an address nothing is sent', () => {
  expect(createPassOn(null, () => {})({ errors: [] })).toBeUndefined()
})
