import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { papersMachine } from './papers.machine.ts'
import {
  type ArchiveView,
  archiveViews,
  type FileView,
  fileViews,
  type PapersView,
  papersViews,
} from './papers.types.ts'

type Snapshot = SnapshotFrom<typeof papersMachine>

export const selectPapersView: (snapshot: Snapshot) => PapersView = viewOf(papersViews, 'skeleton')

/** How the paper stands that was asked for last. */
export const selectFileView: (snapshot: Snapshot) => FileView = viewOf(fileViews, 'paperIdle')

export const selectArchiveView: (snapshot: Snapshot) => ArchiveView = viewOf(archiveViews, 'archiveIdle')
