import { readFileSync } from 'node:fs'
import { extractor } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { msg, plural } from '#texts'
import { sampleTexts } from './testing/sample-texts.ts'

const linguiConfig = getConfig({ configPath: 'lingui.config.ts' })

test('a text of the host is extracted as the message that it is when it runs', async () => {
  const file = new URL('testing/sample-texts.ts', import.meta.url).pathname
  const extracted: { id: string; message: string | undefined }[] = []
  await extractor.extract(
    file,
    readFileSync(file, 'utf8'),
    ({ id, message }) => extracted.push({ id, message }),
    { linguiConfig },
  )
  expect(extracted).toEqual(sampleTexts.map(({ id, message }) => ({ id, message })))
})

test('a placeholder has exactly one name', () => {
  expect(() => msg`Hello ${{}}`).toThrow('one name')
  expect(() => msg`Hello ${{ a: 1, b: 2 }}`).toThrow('one name')
})

test('a message shows its values and its plural form', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage)
  const wait = (n: number) => i18n._(msg`Wait ${plural({ n }, { one: '# minute', other: '# minutes' })}.`)
  expect([wait(1), wait(12)]).toEqual(['Wait 1 minute.', 'Wait 12 minutes.'])
  expect(i18n._(msg`Hello ${{ name: "O'Neill {x}" }},`)).toBe("Hello O'Neill {x},")
})
