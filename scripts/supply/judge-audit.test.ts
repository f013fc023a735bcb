import { describe, expect, it } from 'vitest'
import { judgeAudit, judgeSignatures } from './judge-audit.ts'

const finding = (name: string, severity: string, ...nodes: readonly string[]) => ({
  name,
  severity,
  isDirect: false,
  via: [{ title: 'Fault', url: 'https://advisories.example/1', severity, range: '<2' }],
  effects: [],
  range: '<2.0.0',
  nodes,
  fixAvailable: true,
})
const report = (...found: readonly ReturnType<typeof finding>[]) => ({
  auditReportVersion: 2,
  vulnerabilities: Object.fromEntries(found.map((each) => [each.name, each])),
  metadata: { vulnerabilities: { total: found.length } },
})
const shipped = ['node_modules/hono', 'node_modules/a/node_modules/ms']

describe('a report of npm audit', () => {
  it('passes where nothing is known', () => {
    expect(judgeAudit(report(), shipped)).toEqual({ outcome: 'clean', lines: ['0 known to the registry.'] })
  })

  it.each(['high', 'critical'])(
    'fails at a fault that is %s in what is shipped, however deep',
    (severity) => {
      expect(judgeAudit(report(finding('hono', severity, 'node_modules/hono')), shipped)).toEqual({
        outcome: 'found',
        lines: ['1 known to the registry.', `${severity}: hono <2.0.0 (shipped)`],
      })
      const deep = finding('ms', severity, 'node_modules/ms', 'node_modules/a/node_modules/ms')
      expect(judgeAudit(report(deep), shipped).outcome).toBe('found')
    },
  )

  it('tells of lesser ones, and of those of development, and passes', () => {
    const found = report(
      finding('hono', 'moderate', 'node_modules/hono'),
      finding('vite', 'critical', 'node_modules/vite'),
      finding('ms', 'high', 'node_modules/ms'),
    )
    expect(judgeAudit(found, shipped)).toEqual({
      outcome: 'clean',
      lines: [
        '3 known to the registry.',
        'moderate: hono <2.0.0 (shipped)',
        'critical: vite <2.0.0 (development only)',
        'high: ms <2.0.0 (development only)',
      ],
    })
  })

  it.each([
    [
      'nobody answers',
      {
        message: 'request to https://registry.example/bulk failed, reason: connect ECONNREFUSED 127.0.0.1:9',
      },
      'NOT AUDITED: the registry cannot be reached (ECONNREFUSED).',
    ],
    [
      'its name is not known',
      { error: { code: 'ENOTFOUND', summary: 'request failed', detail: '' } },
      'NOT AUDITED: the registry cannot be reached (ENOTFOUND).',
    ],
    [
      'it takes too long',
      { message: 'network timeout at: https://registry.example/bulk' },
      'NOT AUDITED: the registry cannot be reached (network timeout).',
    ],
    [
      'it has no such answers',
      { message: '405 Method Not Allowed - POST https://registry.example/bulk', statusCode: 405 },
      'NOT AUDITED: the registry answers 405.',
    ],
    ['it is out of order', { message: '503', statusCode: 503 }, 'NOT AUDITED: the registry answers 503.'],
  ])('passes where %s, and says so without an address', (_, answer, line) => {
    const whole = { error: { summary: '', detail: '' }, ...answer }
    expect(judgeAudit(whole, shipped)).toEqual({ outcome: 'unasked', lines: [line] })
  })

  it.each([
    ['nothing', ''],
    ['words', 'npm error'],
    [
      'a refusal of ours',
      { message: '401 Unauthorized', statusCode: 401, error: { summary: '', detail: '' } },
    ],
    ['no lock', { error: { code: 'EAUDITNOLOCK', summary: 'This command requires an existing lockfile.' } }],
    ['a severity that is not known', report(finding('hono', 'dreadful', 'node_modules/hono'))],
  ])('fails at %s', (_, answer) => {
    expect(judgeAudit(answer, shipped).outcome).toBe('failed')
  })
})

describe('the check of signatures', () => {
  it('passes where all are right, and fails at a wrong or missing one', () => {
    expect(judgeSignatures({ invalid: [], missing: [] }).outcome).toBe('clean')
    const hono = { name: 'hono', version: '1.0.0', code: 'EINTEGRITYSIGNATURE' }
    expect(judgeSignatures({ invalid: [hono], missing: [] })).toEqual({
      outcome: 'found',
      lines: ['hono@1.0.0: wrong signature'],
    })
    expect(judgeSignatures({ invalid: [], missing: [hono] })).toEqual({
      outcome: 'found',
      lines: ['hono@1.0.0: no signature'],
    })
  })

  it('says where nobody could be asked, and fails at what it cannot read', () => {
    const offline = { error: { code: 'ENOTFOUND', summary: 'request failed', detail: '' } }
    expect(judgeSignatures(offline)).toEqual({
      outcome: 'unasked',
      lines: ['SIGNATURES NOT CHECKED: the registry cannot be reached (ENOTFOUND).'],
    })
    expect(judgeSignatures('npm error').outcome).toBe('failed')
  })
})
