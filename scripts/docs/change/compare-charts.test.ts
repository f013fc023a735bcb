import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../../../atlas/chart/read-chart.ts'
import { changePages } from './change-pages.ts'

type Config = Parameters<typeof createMachine>[0]

const door = (states: Config['states']) =>
  readChart({
    id: 'door',
    title: 'Door',
    purpose: 'Somebody goes through a door.',
    requirements: [],
    machine: createMachine({ id: 'door', initial: 'shut', states }),
  })

const before = door({
  shut: {
    description: 'Nobody comes in.',
    invoke: { src: 'bell' },
    on: { open: 'ajar', knock: { actions: 'listen' } },
  },
  ajar: { on: { push: { guard: 'isLight', target: 'open' }, leave: 'shut' } },
  open: { description: 'Wide open.' },
})

const after = door({
  shut: {
    description: 'Nobody gets in.',
    entry: 'lightUp',
    on: { open: { target: 'open' }, knock: { actions: 'bark' }, lock: 'locked' },
  },
  open: { description: 'Wide open.' },
  locked: { description: 'Needs a key.', on: { unlock: 'shut' } },
})

it('says what was added, removed, retargeted, reworded, and what acts differently', async () => {
  const pages = await changePages([before], [after], 'v1')
  expect(pages.get('README.md')).toBe(`# Charts since v1

## Door

![Before and after: Door](door.svg)

- Changed: \`shut\` says “Nobody gets in.” instead of “Nobody comes in.”; no longer calls: bell; now does on entry: lightUp.
- Added: \`locked\` (Needs a key).
- Removed: \`ajar\`.
- Changed: from \`shut\`, on knock, does bark instead of listen.
- Retargeted: from \`shut\`, on open, go to open, instead of ajar.
- Added: from \`shut\`, on lock, go to locked.
- Added: from \`locked\`, on unlock, go to shut.
- Removed: from \`ajar\`, on push, if isLight, go to open.
- Removed: from \`ajar\`, on leave, go to shut.
`)
})

it('draws both in one picture, each state and each transition with what became of it', async () => {
  const picture = (await changePages([before], [after], 'v1')).get('door.svg') ?? ''
  const marks = [...picture.matchAll(/data-(state|transition)="([^"]*)"[^>]* data-change="(\w+)"/g)]
  const said = new Set(marks.map(([, what, name, mark]) => `${mark} ${what} ${name}`))
  expect([...said].sort()).toEqual([
    'added state locked',
    'added transition locked · unlock #1 → shut',
    'added transition shut · lock #1 → locked',
    'changed state shut',
    'changed transition shut · knock #1 → stays',
    'changed transition shut · open #1 → open',
    'removed state ajar',
    'removed transition before: ajar · leave #1 → shut',
    'removed transition before: ajar · push [isLight] #1 → open',
    'removed transition before: shut · open #1 → ajar',
  ])
  expect(picture).toMatch(/data-link="door\.shut &#62; door\.ajar"[^>]* data-change="removed"/)
  expect(picture).toMatch(/<rect class="box"[^>]* stroke="#0a7d33"/)
})

it('draws nothing of a chart that stayed as it was, all of a new one, and names one that is gone', async () => {
  expect([...(await changePages([before], [before], 'v1'))]).toEqual([
    ['README.md', '# Charts since v1\n\nNo chart changed.\n'],
  ])
  const born = await changePages([], [before], 'v1')
  expect(born.get('README.md')).toContain('## Door (new)')
  expect(born.get('door.svg')?.match(/data-state="\w+"[^>]* data-change="added"/g)).toHaveLength(3)
  expect((await changePages([before], [], 'v1')).get('README.md')).toContain('## Door (removed)')
})
