import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js'

/** Modules of a CODE128 symbol without its quiet zones: `1` is ink, `0` is paper. */
export const encodeCode128 = (text: string): string => new CODE128(text, {}).encode().data
