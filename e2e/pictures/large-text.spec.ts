import { test } from '@playwright/test'
import { takePictures } from './take-pictures.ts'

// What a shopper who has set the browser's text to 200 % sees.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: ['--blink-settings=defaultFontSize=32'] })
  },
})

takePictures({ name: 'large-text', language: 'en', colorScheme: 'light' })
