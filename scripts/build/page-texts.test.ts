import { globSync, readFileSync } from 'node:fs'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { parsePo } from 'pofile-ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { findPageTexts } from './page-texts.ts'

const route = (path: string) => `routes/{-$country}/{-$locale}/${path}.tsx`

const messages = parsePo(readFileSync('locales/en/messages.po', 'utf8')).items.filter(
  ({ obsolete }) => !obsolete,
)
const idOf = (text: string) => {
  const found = messages.find(({ msgid }) => msgid === text)
  if (found === undefined) throw new Error(`No text ${text}`)
  return generateMessageId(found.msgid, found.msgctxt ?? '')
}

describe('texts of pages', () => {
  let texts: Awaited<ReturnType<typeof findPageTexts>>
  beforeAll(async () => {
    texts = await findPageTexts()
  })

  test('are those that the page, the shell and every title say', () => {
    const history = texts.saidBy(route('orders/index'))
    for (const said of ['Bought as a guest? Find your order', 'Alerts', 'Check Your Gift Card Balance'])
      expect(history).toContain(idOf(said))
    expect(history).not.toContain(idOf('Add a phone number'))
    expect(history.size).toBeLessThan(messages.length / 4)
  })

  test('are with every page those of what another page shows while it waits', () => {
    expect(texts.saidBy(route('orders/payment-redirect'))).toContain(idOf('Loading your orders'))
  })

  test('find what a route shows while it waits by the name of its file', () => {
    const waiting = globSync('routes/**/*.tsx').flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...source.matchAll(/pendingComponent: (\w+)/g)].map(
        ([, name]) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(.+)'`).exec(source)?.[1],
      )
    })
    expect(waiting.length).toBeGreaterThan(0)
    expect(waiting.filter((file) => !file?.endsWith('-skeleton.tsx'))).toEqual([])
  })

  test('are in all everything that the pages say, and nothing that the host alone says', () => {
    const said = new Set([...texts.pages.keys(), ...texts.parts].flatMap((file) => [...texts.saidBy(file)]))
    const ofPages = messages
      .filter(({ references }) => references.some((file) => !file.startsWith('server/')))
      .filter(({ references }) => references.some((file) => !file.startsWith('src/app/server/')))
    expect([...said].sort()).toEqual(
      ofPages.map(({ msgid, msgctxt }) => generateMessageId(msgid, msgctxt ?? '')).sort(),
    )
  })

  test('of a page that says nothing itself are those of the layout around it', () => {
    expect(texts.pages.get(route('orders/sales/$orderNumber/_paying/payment'))).toBe(
      route('orders/sales/$orderNumber/_paying/route'),
    )
    expect(texts.pages.get(route('index'))).toBe(route('route'))
  })

  test('of a part that comes later are not those of its page', () => {
    const dialog = idOf('How do you like it?')
    expect(texts.saidBy('src/features/review/reviews.tsx')).toContain(dialog)
    expect(texts.saidBy(route('orders/sales/$orderNumber/index'))).not.toContain(dialog)
  })

  test('are asked for with every part that says something, and with nothing else', () => {
    const asked = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/partTexts\('([^']+)'\)/g)].map(([, part]) => part),
    )
    expect(asked.sort()).toEqual([...texts.parts].sort())
  })
})
