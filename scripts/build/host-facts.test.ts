import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import { usualHostFacts } from '../../domain/countries/host-facts.ts'
import { root } from '../gate/run-command.ts'

/** What the bundler leaves of a module for those who import it. */
const bundled = async (input: string): Promise<string> => {
  const bundle = await rolldown({ cwd: root, input, logLevel: 'silent' })
  const { output } = await bundle.generate()
  return output.map((file) => ('code' in file ? file.code : '')).join('')
}

it('profiles come without what the host alone reads of their countries, which stands in the same files', async () => {
  const traces = ['callsBefore', 'creditNote', 'refundReceipt', ...usualHostFacts.centre.lines.slice(1)]
  const tracesIn = (code: string) => traces.filter((trace) => code.includes(trace))
  expect(tracesIn(await bundled('domain/countries/host-facts-of.ts'))).toEqual(traces)
  expect(tracesIn(await bundled('domain/countries/profile-of.ts'))).toEqual([])
})
