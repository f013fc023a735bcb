import { expect, test } from 'vitest'
import { rememberTokens } from './remember-tokens.ts'

const start = 1_800_000_000_000
const inSeconds = (seconds: number) => start / 1000 + seconds

/** A checker that counts, for tokens named by the seconds that they live; `bad` ones are refused. */
const remembered = () => {
  const checked: string[] = []
  let time = start
  const verify = rememberTokens(
    async (token) => {
      checked.push(token)
      return token.startsWith('bad') ? null : { sub: 'upm-kim', exp: inSeconds(Number(token)) }
    },
    () => time,
  )
  return { verify, checked, wait: (seconds: number) => (time += seconds * 1000) }
}

test('a token is checked once, and again after a minute', async () => {
  const { verify, checked, wait } = remembered()
  expect(await verify('600')).toMatchObject({ sub: 'upm-kim' })
  wait(59)
  expect(await verify('600')).toMatchObject({ sub: 'upm-kim' })
  expect(checked).toEqual(['600'])
  wait(1)
  await verify('600')
  expect(checked).toEqual(['600', '600'])
})

test('a token is asked about again as soon as it has ended', async () => {
  const { verify, checked, wait } = remembered()
  await verify('10')
  wait(10)
  await verify('10')
  expect(checked).toEqual(['10', '10'])
})

test('a refused token is never remembered, and none stands for another', async () => {
  const { verify, checked } = remembered()
  expect(await verify('600')).not.toBeNull()
  expect(await verify('bad')).toBeNull()
  expect(await verify('bad')).toBeNull()
  expect(await verify('601')).not.toBeNull()
  expect(checked).toEqual(['600', 'bad', 'bad', '601'])
})

test('what is remembered has a limit: the token that was checked longest ago is checked again', async () => {
  const { verify, checked } = remembered()
  const tokens = Array.from({ length: 5001 }, (_, index) => String(600 + index))
  for (const token of tokens) await verify(token)
  await verify('5600')
  expect(checked).toHaveLength(5001)
  await verify('600')
  expect(checked).toHaveLength(5002)
})
