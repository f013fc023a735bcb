import { describe, expect, it } from 'vitest'
import { nameAt, readLock } from './lock.ts'
import { writtenSbom } from './sbom.ts'
import { allShipped, readShipped } from './shipped.ts'

type Component = {
  readonly 'bom-ref': string
  readonly type: string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes: readonly { readonly alg: string; readonly content: string }[]
}

type Sbom = {
  readonly bomFormat: string
  readonly specVersion: string
  readonly serialNumber: string
  readonly version: number
  readonly metadata: { readonly timestamp: string; readonly component: { readonly purl: string } }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

describe('the bill of materials', async () => {
  const { packages, project } = readLock()
  const text = await writtenSbom()
  const sbom: Sbom = JSON.parse(text)

  it('lists exactly what is shipped', async () => {
    const shipped = allShipped(await readShipped()).map(
      (place) => `${nameAt(place)}@${packages.get(place)?.version}`,
    )
    expect(sbom.components.map((component) => component['bom-ref']).sort()).toEqual(
      [...new Set(shipped)].sort(),
    )
    for (const name of ['hono', 'react', 'vue'])
      expect(sbom.components.map((each) => each.name)).toContain(name)
    for (const name of ['vite', 'mupdf', 'knip'])
      expect(sbom.components.map((each) => each.name)).not.toContain(name)
  })

  it('has the form of CycloneDX 1.5', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'library', purl: `pkg:npm/baton@${project.version}` } },
    })
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(Date.parse(sbom.metadata.timestamp)).not.toBeNaN()
    for (const component of sbom.components) {
      expect(component).toMatchObject({ type: 'library', hashes: [{ alg: 'SHA-512' }] })
      expect(component.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
      expect(component.hashes[0]?.content).toMatch(/^[\da-f]{128}$/)
    }
  })

  it('says what needs what, of what it lists alone', () => {
    const known = new Set([`baton@${project.version}`, ...sbom.components.map((each) => each['bom-ref'])])
    const named = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(named.filter((ref) => !known.has(ref))).toEqual([])
    expect(sbom.dependencies.map(({ ref }) => ref).sort()).toEqual([...known].sort())
  })

  it('names no registry and no folder of the machine', () => {
    expect(text).not.toMatch(/registry\.|\/tmp\/|file:/)
  })
})
