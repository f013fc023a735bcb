import { expect, it } from 'vitest'
import { chunksOf, type Pages } from './page-chunks.ts'

const pages: Pages = {
  doors: [
    { name: 'list', start: /^list$/ },
    { name: 'stores', start: /^stores$/ },
    { name: 'order', start: /^order$/ },
    { name: 'return', start: /^return$/ },
    { name: null, start: /^guest$/ },
  ],
  first: 'list',
  besides: ['stores'],
  unlike: ['order', 'return'],
  alike: ['none'],
}

/** `a: b ~c` says that `a` imports `b`, and `c` later; `main` is the entry. */
const chunks = (...lines: string[]) => {
  const modules = lines.map((line) => {
    const [id = '', imports = ''] = line.split(':')
    const all = imports.split(' ').filter(Boolean)
    return [
      id,
      {
        isEntry: id === 'main',
        importedIds: all.filter((name) => !name.startsWith('~')),
        dynamicallyImportedIds: all.filter((name) => name.startsWith('~')).map((name) => name.slice(1)),
      },
    ] as const
  })
  return Object.fromEntries(chunksOf(new Map(modules), pages))
}

const main = 'main: router ~list ~stores ~order ~return ~guest'

it('puts what the entry needs, and what the list shares with a page that follows it, into base', () => {
  expect(
    chunks(main, 'router:', 'list: line row', 'stores: row', 'order: line', 'return:', 'guest:'),
  ).toEqual({
    main: 'base',
    router: 'base',
    line: 'base',
    list: 'list',
    row: 'list',
    stores: 'stores',
    order: 'order',
    return: 'return',
  })
})

it('gives pages that are unlike one file for what they share, and a little shared style to base', () => {
  const cut = chunks(
    main,
    'router:',
    'list:',
    'stores: a.css',
    'order: sum a.css',
    'return: sum',
    'guest: sum',
  )
  expect(cut).toMatchObject({ sum: 'shared', 'a.css': 'base' })
  expect(cut).not.toHaveProperty('guest')
})

it('keeps apart what a part that comes later brings along, and leaves the part itself to the bundler', () => {
  const cut = chunks(
    main,
    'router:',
    'list:',
    'stores:',
    'order: form price ~dialog',
    'return: ~dialog',
    'dialog: form',
    'form:',
    'price:',
  )
  expect(cut).toMatchObject({ form: 'order-and-later', price: 'order' })
  expect(cut).not.toHaveProperty('dialog')
})
