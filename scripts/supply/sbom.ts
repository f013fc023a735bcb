import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtInPackages } from './imported-packages.ts'
import { readLock } from './lock.ts'
import { runNpm } from './run-npm.ts'
import { allShipped, readShipped } from './shipped.ts'

/** A project that asks for what is shipped and nothing else. `npm sbom --omit dev` leaves out what development needs as well. */
const shippedProject = async () => {
  const { project, packages } = readLock()
  const shipped = new Set(allShipped(await readShipped()))
  const asked = { ...project.devDependencies, ...project.dependencies }
  const builtIn = (await builtInPackages()).map((name) => [name, asked[name]])
  const { name, version, license, optionalDependencies } = project
  const dependencies = { ...project.dependencies, ...Object.fromEntries(builtIn) }
  const itself = { name, version, license, dependencies, optionalDependencies }
  const kept = [...packages].filter(([place]) => shipped.has(place))
  return {
    'package.json': { ...itself, private: true },
    'package-lock.json': {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': itself,
        ...Object.fromEntries(kept.map(([place, { dev, devOptional, ...entry }]) => [place, entry])),
      },
    },
  }
}

/**
 * The bill of materials of a release in CycloneDX 1.5 (JSON): what the host runs with and what is built into pages, with versions,
 * licences and hashes. npm writes it out of package-lock.json; nothing is installed and no network is asked.
 */
export const writtenSbom = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-sbom-'))
  try {
    // npm names what it describes after its folder.
    const project = join(folder, 'baton')
    mkdirSync(project)
    for (const [file, content] of Object.entries(await shippedProject()))
      writeFileSync(join(project, file), JSON.stringify(content))
    return await runNpm([`--prefix=${project}`, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
