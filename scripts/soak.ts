import { soakCurbside } from './soak/curbside.ts'
import { soakKills } from './soak/kills/soak-kills.ts'
import { soakRaces } from './soak/races.ts'

const usage = `npm run soak [-- curbside [visits] [seconds]]
npm run soak -- races [orders] [copies]
npm run soak -- kills [kills] [postgres|pglite]
`

const [kind = 'curbside', ...args] = process.argv.slice(2)
const [first, second] = args
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))

switch (kind) {
  case 'curbside':
    process.exitCode = (await soakCurbside(number(first), number(second))) ? 0 : 1
    break
  case 'races':
    process.exitCode = (await soakRaces(number(first), number(second))) ? 0 : 1
    break
  case 'kills':
    process.exitCode = (await soakKills(number(first), second === 'pglite' ? 'pglite' : 'postgres')) ? 0 : 1
    break
  default:
    process.stderr.write(usage)
    process.exitCode = 1
}
