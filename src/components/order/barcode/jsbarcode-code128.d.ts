/** The CODE128 encoder alone: the rest of jsbarcode draws by itself and would be four times the size. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(data: string, options: { readonly text?: string; readonly ean128?: boolean })
    valid(): boolean
    encode(): { readonly data: string; readonly text: string }
  }
}
