import type { I18n } from '@lingui/core'
import { msg } from '#texts'

/** A term with its value on one line, with the sign that its language puts between them: `Size: M`. */
export const termValue = (i18n: I18n, term: string, value: string): string =>
  i18n._(msg`${{ term }}: ${{ value }}`)
