import type { OrderPapers } from '../../contract/orders/papers.ts'
import type { CallResult } from '../../services/http/result.ts'
import type { MadeFile, PaperQuestion, PapersQuestion } from '../../services/papers/get-papers.ts'
import type { ErrorReported } from '../actor-slot.ts'

export type PapersInput = {
  /** Of the sales order. */
  readonly orderNumber: string
  readonly isMember: boolean
  /** What came with the page; `null` where nothing did. */
  readonly known: OrderPapers | null
}

export type PapersContext = PapersInput & {
  /** The paper that was asked for last. */
  readonly wanted: string | null
}

export type PapersEvent =
  | { type: 'papers.retry' }
  | { type: 'paper.download'; paperId: string }
  | { type: 'archive.make' }
  | { type: 'network.back' }

export type PapersEmitted =
  /** A file is there, for the browser to keep. */
  | { type: 'file.made'; file: MadeFile }
  /** A guest's order is not to be had: the lookup opens with its number. */
  | { type: 'order.unreachable'; orderNumber: string; reason: 'noMatch' | 'unavailable' }
  | { type: 'session.rejected' }
  | ErrorReported

/** Views of the page, as the states' tags name them. */
export const papersViews = ['skeleton', 'papers', 'unknown', 'offline', 'failed', 'leaving'] as const
export type PapersView = (typeof papersViews)[number]

/** How making a file stands, for one paper at a time and for the archive. */
export const fileViews = ['paperIdle', 'paperMaking', 'paperFailed'] as const
export type FileView = (typeof fileViews)[number]
export const archiveViews = [
  'archiveIdle',
  'archiveMaking',
  'archiveMade',
  'archiveFailed',
  'archiveLimited',
] as const
export type ArchiveView = (typeof archiveViews)[number]

export type LoadPapersInput = { readonly orderNumber: string }
export type LoadPapersResult = CallResult<OrderPapers>
export type MakePaperInput = PaperQuestion
export type MakeArchiveInput = PapersQuestion
export type MakeFileResult = CallResult<MadeFile>
