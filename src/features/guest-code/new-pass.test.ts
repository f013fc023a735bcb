import * as v from 'valibot'
import { expect, it } from 'vitest'
import { GuestPass } from '../../../contract/wire/guest-pass.ts'
import { newPass } from './new-pass.ts'

it('[BY-22] a pass is 256 random bits as the host takes them, another one each time', () => {
  const passes = Array.from({ length: 200 }, newPass)
  for (const pass of passes) {
    expect(v.is(GuestPass, pass)).toBe(true)
    expect(Buffer.from(pass, 'base64url')).toHaveLength(32)
  }
  expect(new Set(passes).size).toBe(passes.length)
})
