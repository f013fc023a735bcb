import { logs, SeverityNumber } from '@opentelemetry/api'
import { afterEach, expect, test, vi } from 'vitest'
import { createPseudonym, errorFields, jsonLog, silentLog } from './log.ts'
import { createSealing } from './sealing.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const written = () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () => write.mock.calls.map(([line]) => String(line))
}

test('each entry is one line of JSON on standard error, with its time, level and fields', () => {
  const lines = written()
  jsonLog('warn', 'limits.reached', { call: 'getOrder', note: 'one\ntwo' })
  jsonLog('info', 'started')
  expect(lines()).toHaveLength(2)
  expect(lines().every((line) => line.endsWith('}\n') && line.indexOf('\n') === line.length - 1)).toBe(true)
  const [entry, plain] = lines().map((line) => JSON.parse(line))
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'warn',
    event: 'limits.reached',
    call: 'getOrder',
    note: 'one\ntwo',
  })
  expect(plain).toEqual({ time: expect.any(String), level: 'info', event: 'started' })
})

test('a collector gets each entry by its name, with its level and fields', () => {
  written()
  const emit = vi.fn()
  const getLogger = vi.spyOn(logs, 'getLogger').mockReturnValue({ emit } as never)
  jsonLog('info', 'started', { port: 3000, nothing: undefined })
  jsonLog('warn', 'limits.reached')
  jsonLog('error', 'host.defect')
  expect(getLogger).toHaveBeenCalledWith('baton')
  expect(emit.mock.calls.map(([entry]) => entry)).toEqual([
    {
      eventName: 'started',
      severityNumber: SeverityNumber.INFO,
      severityText: 'info',
      body: 'started',
      attributes: { port: 3000 },
    },
    expect.objectContaining({ severityNumber: SeverityNumber.WARN, severityText: 'warn' }),
    expect.objectContaining({ severityNumber: SeverityNumber.ERROR, severityText: 'error' }),
  ])
})

test('the silent log writes nothing', () => {
  const lines = written()
  silentLog('error', 'failed')
  expect(lines()).toEqual([])
})

test('of an error its class, code and the first six frames are told, and never its message', () => {
  const error = new TypeError('Ada Lovelace, ada@example.com')
  error.stack = [
    'TypeError: Ada Lovelace, ada@example.com',
    '  at home in Ada’s message',
    ...Array.from({ length: 8 }, (_, index) => `    at frame${index} (file.ts:${index}:1)`),
  ].join('\n')
  const told = errorFields(error)
  expect(Object.keys(told)).toEqual(['error', 'at'])
  expect(told.error).toBe('TypeError')
  expect(told.at).toHaveLength(6)
  expect(told.at).toContain('    at frame0 (file.ts:0:1)')
  expect(errorFields(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toMatchObject({
    error: 'Error',
    code: 'ECONNREFUSED',
  })
})

test('the code is that of the cause where there is one', () => {
  const cause = Object.assign(new Error('duplicate key value (ada@example.com)'), { code: '23505' })
  const error = Object.assign(new Error('Failed query', { cause }), { code: 'OUTER' })
  expect(errorFields(error)).toMatchObject({ error: 'Error', code: '23505' })
  const other = Object.assign(new Error('Failed query', { cause: 'words' }), { code: 'OUTER' })
  expect(errorFields(other)).toMatchObject({ code: 'OUTER' })
})

test('an error without a stack has no frames; what is no error is told by its kind alone', () => {
  const bare = new Error('x')
  delete bare.stack
  expect(errorFields(bare)).toEqual({ error: 'Error', at: [] })
  expect(errorFields('ada@example.com')).toEqual({ error: 'string' })
  expect(errorFields(null)).toEqual({ error: 'object' })
})

test('a short name is ten characters, the same on all hosts of one secret, and another for another secret', () => {
  const secret = 'one secret of at least thirty-two characters'
  const nameOf = createPseudonym(createSealing(secret))
  const elsewhere = createPseudonym(createSealing(secret))
  const foreign = createPseudonym(createSealing(`${secret} more`))
  expect(nameOf('203.0.113.7')).toMatch(/^[\w-]{10}$/)
  expect(elsewhere('203.0.113.7')).toBe(nameOf('203.0.113.7'))
  expect(nameOf('203.0.113.8')).not.toBe(nameOf('203.0.113.7'))
  expect(foreign('203.0.113.7')).not.toBe(nameOf('203.0.113.7'))
})
