import { fromPromise } from 'xstate'
import type { OrderPapers } from '../../contract/orders/papers.ts'
import type { Http } from '../../services/http/http.ts'
import type { Prefetch } from '../../services/http/prefetch.ts'
import { getArchiveFile, getPaperFile } from '../../services/papers/get-papers.ts'
import { createWatchNetwork } from '../network.actors.ts'
import { papersMachine } from './papers.machine.ts'
import type {
  LoadPapersInput,
  LoadPapersResult,
  MakeArchiveInput,
  MakeFileResult,
  MakePaperInput,
} from './papers.types.ts'

export type PapersDeps = {
  readonly http: Http
  readonly papers: Prefetch<LoadPapersInput, OrderPapers>
}

/** The chart with its calls; a route's loader may have started the first. */
export const createPapersMachine = ({ http, papers }: PapersDeps) =>
  papersMachine.provide({
    actors: {
      loadPapers: fromPromise<LoadPapersResult, LoadPapersInput>(({ input, signal }) =>
        papers.take(input, signal),
      ),
      makePaper: fromPromise<MakeFileResult, MakePaperInput>(({ input, signal }) =>
        getPaperFile(http, input, signal),
      ),
      makeArchive: fromPromise<MakeFileResult, MakeArchiveInput>(({ input, signal }) =>
        getArchiveFile(http, input, signal),
      ),
      watchNetwork: createWatchNetwork(),
    },
  })
