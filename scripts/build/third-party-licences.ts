import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../gate/run-command.ts'
import { fontPackages } from '../supply/font-packages.ts'
import { closureOf, nameAt, readLock } from '../supply/lock.ts'

/** Beside the pages, and served with them: the licences of all that is built in, which most of them demand. */
export const licencesFile = 'third-party-licences.txt'

const licenceText = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|ofl|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')

/**
 * Licences of what the bundler of the pages does not see, in the form in which it writes those that it sees: fonts, and the viewer
 * of the API reference, which comes bundled and may hold any package that it depends on.
 */
export const furtherLicences = (): string => {
  const { packages } = readLock()
  return closureOf(packages, [...fontPackages(), '@scalar/api-reference'])
    .map((place) => {
      const { version = '', license = '' } = packages.get(place) ?? {}
      return `\n## ${nameAt(place)} - ${version} (${license})\n\n${licenceText(join(root, place))}\n`
    })
    .join('')
}
