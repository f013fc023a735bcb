import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cancellationModel } from '../model-tests/cancellation/cancellation.model.ts'
import { carouselModel } from '../model-tests/carousel/carousel.model.ts'
import { pathsOf } from '../model-tests/lib/paths/paths.ts'
import { walkModel } from '../model-tests/lib/walk/walk-model.ts'
import { walkAgain } from '../model-tests/walk-again.ts'
import { findPathThrough } from './model/find-path-through.ts'
import { readOptions } from './model/options.ts'

const script = fileURLToPath(new URL('model.ts', import.meta.url))

const run = (...options: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [script, ...options], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })

test('[MT-03] lists the paths of a flow as steps in words, runs one, and runs a failed one again by the line that it ends with', async () => {
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

  const one = await run('carousel', '--path', '3')
  expect(one.code).toBe(0)
  expect(one.output).toMatch(/# carousel, path 3: .*\n[\s\S]*\n1 path passed, 0 failed\n$/)

  const blank = { ...carouselModel, view: () => 'nothing' }
  const { failures } = await walkModel(blank, pathsOf(carouselModel).slice(0, 3), walkAgain)
  const again = /\nAgain: npm run model -- (.+)$/.exec(failures[2]?.message ?? '')?.[1] ?? ''
  expect(again).toBe('carousel --path 3')
  expect(await run(...again.split(' '))).toEqual(one)
})

test('a path has one number, headless and in a browser, and the list says which a browser walks', async () => {
  const [all, inBrowser] = await Promise.all([
    run('wallet-redirect', '--list'),
    run('wallet-redirect', '--list', '--browser'),
  ])
  const titles = (output: string) => output.match(/^# .*$/gm) ?? []
  const walked = titles(all.output).filter((title) => title.endsWith('(headless and browser)'))
  expect(titles(inBrowser.output)).toEqual(walked)
  expect(walked.length).toBeGreaterThan(0)
  // One way on is not the shortest, and comes after those that are.
  expect(titles(all.output).map((title) => Number(/path (\d+):/.exec(title)?.[1]))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
  expect(walked.at(-1)).toMatch(/path 8:/)
  const { code, output } = await run('wallet-redirect', '--path', '8')
  expect(code).toBe(0)
  expect(output).toContain('1 path passed, 0 failed')
})

test('lists the joined paths by their own numbers', async () => {
  const { output } = await run('carousel', '--list', '--browser', '--joined')
  expect(output).toMatch(/^\n# carousel, path 1: given three banners, \d+ steps/)
})

test('runs the shortest path through a part, by its name', async () => {
  const part = 'dialog.error · cancellation.retry [isWindowOpen] #1 → dialog.inProgress (no)'
  const { code, output } = await run('cancellation', '--through', part)
  expect(code).toBe(0)
  expect(output).toMatch(
    /When {2}the shopper tries again\nThen {2}as before, that nothing changed.*\n\n1 path passed, 0 failed\n$/,
  )
})

test.each([
  [
    'dialog.closed · cancellation.ask [guard] #1 → dialog.confirming ⇒ dialog.confirming · dialog.dismiss #1 → dialog.closed',
    ['the shopper asks to cancel', 'the shopper closes the dialog'],
  ],
  [
    'dialog.closed + window.open › dialog.confirming + window.open › dialog.outsideWindow + window.shut',
    ['the shopper asks to cancel', 'the 30 minutes are over'],
  ],
  ['[isAskedAtOnce]', []],
])('finds the shortest path through %s', (part, words) => {
  expect(findPathThrough(cancellationModel, part).steps.map(({ step }) => step.words)).toEqual(words)
})

test('runs the shortest path into a state', async () => {
  const { code, output } = await run('cancellation', '--to', 'dialog.denied')
  expect(code).toBe(0)
  expect(output).toMatch(/When {2}the warehouse is packing already\nThen .*\n\n1 path passed, 0 failed\n$/)
})

test('says by flow what was covered', async () => {
  const { code, output } = await run('carousel')
  expect(code).toBe(0)
  expect(output).toMatch(
    /^flow +states +transitions +guards +pairs +prime paths +paths\ncarousel +4\/4 +12\/12 +6\/6 +\d+\n/,
  )
})

test.each([
  [['nothing'], 'There is no flow "nothing".'],
  [['--path', '1'], '--path needs a flow.'],
  [['--to', 'dialog.denied'], '--to needs a flow.'],
  [['carousel', '--to', 'rotating', '--browser'], '--to and --through go with neither'],
  [['carousel', '--to', 'rotating', '--path', '1'], '--to and --through go with neither'],
  [['carousel', '--joined'], '--joined needs --browser.'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused with a clear line, and the usage', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
  expect(() => readOptions(args)).toThrow('npm run model -- [flow]')
})

test.each([
  ['nowhere', 'No path of carousel goes through "nowhere".'],
  ['banner.select', '"banner.select" is a part of several names in carousel:\n  (root) · banner.select'],
])('a path through %s is refused with a clear line', (part, message) => {
  expect(() => findPathThrough(carouselModel, part)).toThrow(message)
})

test.each([
  [['carousel', '--path', '0'], 'carousel has paths 1 to 28.'],
  [['carousel', '--to', 'nowhere'], 'No path of carousel leads to "nowhere".'],
  [['session', '--browser', '--path', '1'], 'No browser walks path 1 of session'],
  [['carousel', '--browser', '--joined', '--path', '99'], 'carousel has joined paths 1 to '],
])('%j fails with a clear line', async (args, message) => {
  const { code, output } = await run(...args)
  expect(code).toBe(1)
  expect(output).toContain(message)
})
