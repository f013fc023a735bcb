import { expect, test } from 'vitest'
import { createPapersMachine } from '../../machines/papers/papers.actors.ts'
import { selectArchiveView, selectFileView } from '../../machines/papers/papers.selectors.ts'
import { createPrefetch } from '../../services/http/prefetch.ts'
import { getPapers } from '../../services/papers/get-papers.ts'
import { sampleInvoice, samplePapers } from '../samples/paper-samples.ts'
import { running } from '../samples/running.ts'
import { answers, startHost } from '../samples/sample-host.ts'
import { openPage } from '../samples/sample-page.ts'

openPage()

test('[BY-25][BY-29] papers and everything come from the host as files with names of their own', async () => {
  const { http, asked } = startHost([
    answers(samplePapers),
    answers({ ...sampleInvoice, pdf: 'JVBERi0=' }),
    answers({ orderNumber: 'C00000001', archive: 'UEsDBA==' }),
  ])
  const papers = createPrefetch((input: { orderNumber: string }, signal) => getPapers(http, input, signal))
  await papers.start({ orderNumber: 'C00000001' })
  const page = running(createPapersMachine({ http, papers }), {
    orderNumber: 'C00000001',
    isMember: true,
    known: null,
  })
  await page.pass(0)
  page.actor.send({ type: 'paper.download', paperId: sampleInvoice.id })
  await page.pass(0)
  expect(selectFileView(page.snapshot())).toBe('paperIdle')
  page.actor.send({ type: 'archive.make' })
  await page.pass(0)
  expect(selectArchiveView(page.snapshot())).toBe('archiveMade')
  expect(page.emitted.map((event) => (event.type === 'file.made' ? event.file : event))).toEqual([
    { name: 'DE-S-0000017.pdf', type: 'application/pdf', base64: 'JVBERi0=' },
    { name: 'order-C00000001.zip', type: 'application/zip', base64: 'UEsDBA==' },
  ])
  expect(asked).toMatchObject([
    { call: 'GET /api/orders/papers/v1/C00000001' },
    { call: `GET /api/orders/papers/v1/C00000001/${sampleInvoice.id}` },
    { call: 'GET /api/orders/archives/v1/C00000001' },
  ])
})
