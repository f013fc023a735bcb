import type { OrderPapers, Paper } from '../../contract/orders/papers.ts'
import type { ProofAnswer } from '../../contract/returns/return-proof.ts'
import type { MadeFile } from '../../services/papers/get-papers.ts'

/** An invoice of €119.00. */
export const sampleInvoice: Paper = {
  id: '5b0c7a52-93b5-4c0f-9f3f-2f4f8a3f5d11',
  kind: 'sale',
  title: 'invoice',
  number: 'DE-S-0000017',
  issuedAt: '2026-11-20T10:00:00.000Z',
  currency: 'EUR',
  total: 119,
  returnOrderNumber: null,
}

export const samplePapers: OrderPapers = {
  orderNumber: 'C00000001',
  sale: 'made',
  papers: [sampleInvoice],
  returns: [
    {
      returnOrderNumber: 'R00000001',
      requestedAt: '2026-11-20T10:00:00.000Z',
      standing: 'open',
      provenAt: null,
    },
  ],
  isShownInPart: false,
}

export const sampleFile: MadeFile = { name: 'DE-S-0000017.pdf', type: 'application/pdf', base64: 'JVBERi0=' }

export const openProof: ProofAnswer = {
  returnOrderNumber: 'R00000001',
  standing: 'open',
  orderNumber: 'C00000001',
  proof: null,
}
const sent = { receiptNumber: '1Z999AA10123456784', photo: null, sentAt: '2026-11-20T10:00:00.000Z' }
export const sentProof: ProofAnswer = { ...openProof, proof: sent }
export const closedProof: ProofAnswer = { ...openProof, standing: 'closed' }
export const keptProof: ProofAnswer = { ...sentProof, standing: 'closed' }
