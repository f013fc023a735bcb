import { expect, test } from 'vitest'
import { costOfPublicPassword, hashPassword, verifyPassword } from './passwords.ts'

test('a password matches its own hash and no other', async () => {
  const stored = await hashPassword('Zażółć gęślą jaźń')
  expect(stored).toMatch(/^scrypt\$65536\$8\$2\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword('Zażółć gęślą jaźń'.normalize('NFD'), stored)).toBe(true)
  expect(await verifyPassword('zażółć gęślą jaźń', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
  for (const broken of ['', 'plain', stored.replace('scrypt', 'md5'), stored.slice(0, 30)]) {
    expect(await verifyPassword('Zażółć gęślą jaźń', broken)).toBe(false)
  }
})

test('a public password is checked at its own cost', async () => {
  const stored = await hashPassword('podium-sample', costOfPublicPassword)
  expect(stored).toMatch(/^scrypt\$1024\$8\$1\$/)
  expect(await verifyPassword('podium-sample', stored)).toBe(true)
  expect(await verifyPassword('podium-simple', stored)).toBe(false)
})
