/** `npm run sbom`: the bill of materials of a release into reports/sbom.cdx.json, in CycloneDX. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { root } from './gate/run-command.ts'
import { writtenSbom } from './supply/sbom.ts'

const file = 'reports/sbom.cdx.json'
const sbom = await writtenSbom()
const { components } = JSON.parse(sbom)
mkdirSync(`${root}reports`, { recursive: true })
writeFileSync(`${root}${file}`, sbom)
console.log(`${components.length} packages in ${file}`)
