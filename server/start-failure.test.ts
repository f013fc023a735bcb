import { expect, test } from 'vitest'
import { ShopSettingsError } from '../domain/shop-settings/check-shop-settings.ts'
import { readSettings, SettingsError } from './settings/settings.ts'
import { startFailureLine } from './start-failure.ts'
import { withoutSandbox } from './testing/host/settings-without-sandbox.ts'

test.each([
  new SettingsError('Setting PORT must be a number.'),
  new ShopSettingsError('shop.config.ts: shop.site must be a host name like shop.example.'),
])('a start that %s stops is told in that line alone', (error) => {
  expect(startFailureLine(error, readSettings(withoutSandbox, '/'))).toBe(error.message)
})
