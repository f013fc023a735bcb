/**
 * `npm run audit`: fails where a registry knows of a grave fault in what is shipped; without a registry that answers it says so and
 * passes. With `--signatures` signatures and provenance of what is installed are checked instead.
 */
import { parseArgs } from 'node:util'
import { judgeAudit, judgeSignatures } from './supply/judge-audit.ts'
import { runNpm } from './supply/run-npm.ts'
import { allShipped, readShipped } from './supply/shipped.ts'

/** A machine that is set to work offline would call everything clean without asking. */
const asked = ['--json', '--offline=false', '--fetch-retries=0', '--fetch-timeout=20000']

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const { values } = parseArgs({ options: { signatures: { type: 'boolean', default: false } } })
const { outcome, lines } = values.signatures
  ? judgeSignatures(parsed(await runNpm(['audit', 'signatures', ...asked])))
  : judgeAudit(parsed(await runNpm(['audit', ...asked])), allShipped(await readShipped()))
for (const line of lines) console.log(line)
if (outcome === 'found' || outcome === 'failed') process.exitCode = 1
