import { test } from '@playwright/test'
import { takePictures } from './take-pictures.ts'

test.describe('light', () => takePictures({ name: 'light', language: 'en', colorScheme: 'light' }))
test.describe('dark', () => takePictures({ name: 'dark', language: 'en', colorScheme: 'dark' }))
test.describe('Arabic', () => takePictures({ name: 'arabic', language: 'ar', colorScheme: 'light' }))
