import { test } from '@playwright/test'
import { twiceTheText } from '../support/large-text.ts'
import { takePictures } from './take-pictures.ts'

test.use(twiceTheText)

takePictures({ name: 'large-text', language: 'en', colorScheme: 'light' })
