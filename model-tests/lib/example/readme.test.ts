import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const readme = textOf('../README.md')

test.each(['ticket-machine.ts', 'ticket-machine.test.ts'])('the README shows %s as it runs', (file) => {
  expect(readme).toContain(`\`\`\`ts\n${textOf(file)}\`\`\`\n`)
})

test('the README names files that are there, and names that they export', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| ') && line.includes('.ts`'))
  const named = rows.flatMap((row) =>
    [...row.matchAll(/((?:`\w+`(?:, | any.*?, )?)+)[^()|]*\(`([\w/-]+\.ts)`/g)].map(
      ([, names = '', file = '']) => ({
        file,
        names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      }),
    ),
  )
  expect(named.length).toBeGreaterThan(10)
  for (const { file, names } of named) {
    const source = textOf(`../${file}`)
    expect(names.filter((name) => !new RegExp(`export (const|type) ${name}\\b`).test(source))).toEqual([])
  }
})
