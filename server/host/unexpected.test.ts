import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { LogLine } from '../testing/host/test-host.ts'
import { answerUnexpected } from './unexpected.ts'

test('a defect is logged without its words, and answered without its stack', async () => {
  const lines: LogLine[] = []
  const app = new Hono()
  app.onError(answerUnexpected((level, event, fields) => lines.push({ level, event, ...fields })))
  const inner = new Hono()
  inner.onError((error) => {
    throw error
  })
  inner.get('/session', () => {
    throw new Error('kim@podium.example was not found')
  })
  app.route('/', inner)

  const toProgram = await app.request('/session')
  expect({ status: toProgram.status, body: await toProgram.json() }).toEqual({
    status: 500,
    body: { type: 'about:blank', title: 'Something went wrong here', status: 500, code: 'internal' },
  })
  const toPerson = await app.request('/session', {
    headers: { accept: 'text/html', 'accept-language': 'pl' },
  })
  const page = await toPerson.text()
  expect(toPerson.status).toBe(500)
  expect(page).toContain('<html lang="pl" dir="ltr">')
  expect(page).not.toContain('kim@')
  expect(lines).toEqual([
    { level: 'error', event: 'host.failed', method: 'GET', error: 'Error', at: expect.any(Array) },
    { level: 'error', event: 'host.failed', method: 'GET', error: 'Error', at: expect.any(Array) },
  ])
  expect(JSON.stringify(lines)).not.toContain('kim@')
})
