import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('model.ts', import.meta.url))

const run = (...options: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [script, ...options], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })

test('[MT-03] lists the paths of a flow as steps in words', async () => {
  const { code, output } = await run('order-history', '--list')
  expect(code).toBe(0)
  expect(output).toContain(
    [
      'Given a member’s order history',
      'Then  lines in the shape of the list',
      'When  an answer without orders arrives',
      'Then  that there are no orders yet',
    ].join('\n'),
  )
})

test('[MT-03] runs one path by its number, as a failed one says', async () => {
  const { code, output } = await run('carousel', '--path', '1')
  expect(code).toBe(0)
  expect(output).toMatch(/# carousel, path 1: .*\n[\s\S]*\n1 path\(s\) passed, 0 failed\n$/)
})

test('runs the shortest path into a state', async () => {
  const { code, output } = await run('cancellation', '--to', 'dialog.denied')
  expect(code).toBe(0)
  expect(output).toMatch(
    /When {2}the warehouse is packing already\nThen .*\n\n1 path\(s\) passed, 0 failed\n$/,
  )
})

test('[MT-01] says by flow what was covered', async () => {
  const { code, output } = await run('carousel')
  expect(code).toBe(0)
  expect(output).toMatch(/^flow +states +transitions +paths\ncarousel +4\/4 +12\/12 +\d+/)
})

test.each([
  [['nothing'], 'There is no flow "nothing".'],
  [['--path', '1'], '--path needs a flow.'],
  [['carousel', '--path', '0'], 'carousel has paths 1 to'],
  [['--to', 'dialog.denied'], '--to needs a flow'],
  [['carousel', '--to', 'nowhere'], 'No path of carousel leads to "nowhere".'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused with a clear line', async (options, message) => {
  const { code, output } = await run(...options)
  expect(code).toBe(1)
  expect(output).toContain(message)
})
