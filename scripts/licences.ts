/** `npm run licences`: writes docs/licences.md out of package-lock.json, and says how many packages there are. */
import { writeFileSync } from 'node:fs'
import { root } from './gate/run-command.ts'
import { licencesPage } from './supply/licences-page.ts'

const { page, counts } = await licencesPage()
writeFileSync(`${root}docs/licences.md`, page)
console.log(
  `Asked for by name: ${counts.directHost} for the host, ${counts.directDevelopment} for building and developing.`,
)
console.log(
  `The host runs with ${counts.host}. In all ${counts.shipped} are shipped and ${counts.development} are not.`,
)
