import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptSecret } from './host-secret.ts'

test('a secret is made once and readable by its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-secret-'))
  try {
    const made = keptSecret(folder)
    expect(made).toMatch(/^[\w-]{64}$/)
    expect(keptSecret(folder)).toBe(made)
    expect(readdirSync(folder)).toEqual(['secret'])
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(keptSecret(join(folder, 'another'))).not.toBe(made)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
