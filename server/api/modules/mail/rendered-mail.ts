import type { LabelPrinter } from '../return-labels/label-printer.ts'

export type MailFile = {
  readonly filename: string
  readonly contentType: string
  /** Set where the text shows it in its place. */
  readonly cid?: string
  readonly content: () => Promise<Buffer>
}

/** An e-mail as it leaves, or a letter as the post room prints it. */
export type RenderedMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly files: readonly MailFile[]
  /** Header fields of its own. */
  readonly headers?: Readonly<Record<string, string>>
}

export type RenderOptions = {
  readonly settings: { readonly origin: string; readonly secret: string }
  readonly labelPrinter: LabelPrinter
}
