import { useLingui } from '@lingui/react/macro'
import type { SeenCode } from '../../../machines/offline-codes/offline-codes.types.ts'

/** What a code is called, as its own page calls it. */
export const useCodeTitle = (code: SeenCode): string => {
  const { t } = useLingui()
  switch (code.kind) {
    case 'pickup':
      return t`Your pickup code`
    case 'storeCode':
      return t`Your return code`
    case 'label':
      return code.label.isPaperless ? t`Your return code` : t`Your return label`
  }
}
