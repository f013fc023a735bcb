import { expect, test } from 'vitest'
import { endsInPreview } from './return-preview.ts'

const off = { enableFakeReturn: false }
const store = { isStore: true }
const carrier = { isStore: false }

test('[RI-07] the fake-return flag and Korean store returns end in a preview, nothing else does', () => {
  expect([
    endsInPreview({ country: 'us', flags: { enableFakeReturn: true }, method: carrier }),
    endsInPreview({ country: 'KR', flags: off, method: store }),
    endsInPreview({ country: 'kr', flags: off, method: carrier }),
    endsInPreview({ country: 'kr', flags: off, method: null }),
    endsInPreview({ country: 'us', flags: off, method: store }),
  ]).toEqual([true, true, false, false, false])
})
