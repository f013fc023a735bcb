import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { chartsAt } from './charts-at.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

it('says that git does not know a name, before anything is unpacked', async () => {
  await expect(chartsAt('--no-such-branch', root)).rejects.toThrow(
    'git knows no commit, branch or tag --no-such-branch',
  )
})

it('reads the charts of a commit off the machines of that commit', async () => {
  const charts = await chartsAt('HEAD', root)
  expect(charts.length).toBeGreaterThan(30)
  expect(charts.map(({ id }) => id)).toContain('cancellation')
})
