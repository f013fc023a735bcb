import { expect, test } from 'vitest'
import { laterPart } from './later-part.tsx'

test('a part is asked for once', async () => {
  let asked = 0
  const part = laterPart(async () => {
    asked += 1
    return 'the form'
  })
  expect(await Promise.all([part.get(), part.get()])).toEqual(['the form', 'the form'])
  expect(asked).toBe(1)
})

test('one that did not come is nothing, until it is asked for again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('the form')]
  const part = laterPart(async () => answers.shift() ?? 'never')
  expect(await part.get()).toBeNull()
  expect(await part.get()).toBeNull()
  part.forget()
  expect(await part.get()).toBe('the form')
})
