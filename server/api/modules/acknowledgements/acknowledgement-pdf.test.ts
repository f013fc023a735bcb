import { describe, expect, it } from 'vitest'
import { openPdf } from '../../../testing/host/read-codes.ts'
import type { AcknowledgementFacts } from './acknowledgement-facts.ts'
import { acknowledgementPdf } from './acknowledgement-pdf.ts'

const english: AcknowledgementFacts = {
  kind: 'acknowledgement',
  language: 'en',
  orderNumber: 'PF48KX20917',
  orderedAt: new Date('2026-11-10T12:00:00Z'),
  receivedAt: new Date('2026-11-20T22:59:58Z'),
  country: 'de',
  timeZone: 'Europe/Berlin',
  name: 'Jonas Keil',
  email: 'jonas@example.com',
  lines: [
    { title: 'Court shoe', size: 'EU 42', quantity: 2 },
    { title: 'Trail jacket', size: null, quantity: 1 },
  ],
  sendBackBy: '2026-12-04',
  days: 14,
}
const polish: AcknowledgementFacts = {
  ...english,
  language: 'pl',
  country: 'pl',
  timeZone: 'Europe/Warsaw',
  name: 'Zofia Gęślą-Jaźń',
}

describe('the acknowledgement as PDF', () => {
  it('[BY-09] says what was stated, by whom, where it went, and when it was received with the zone', async () => {
    const { text, pages } = openPdf(await acknowledgementPdf(english))
    expect(pages).toBe(1)
    for (const said of [
      'We received your withdrawal from order PF48KX20917',
      '20 November 2026 at 23:59:58 GMT+1',
      'I withdraw from my contract',
      'Order: PF48KX20917',
      'Ordered on: 10 November 2026',
      'Name: Jonas Keil',
      'jonas@example.com',
      'Court shoe · Size EU 42 · 2 pieces',
      'Trail jacket · 1 piece',
      'Send the goods back by 4 December 2026',
      'within 14 days',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said)
  })

  it('[BY-09] is written in Polish and Arabic as well', async () => {
    const { text } = openPdf(await acknowledgementPdf(polish))
    expect(text).toContain('Zofia Gęślą-Jaźń')
    expect(text).toContain('odstępuję od umowy sprzedaży')
    const arabic = openPdf(await acknowledgementPdf({ ...english, language: 'ar' }))
    expect([arabic.pages, arabic.text.includes('PF48KX20917')]).toEqual([1, true])
  })

  it('has every item of a long order, on as many pages as it needs', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      title: `Item ${index + 1} with a name that goes on and on until it needs more than a single line of the page`,
      size: null,
      quantity: 1,
    }))
    const { document, pages } = openPdf(await acknowledgementPdf({ ...english, lines }))
    expect(pages).toBeGreaterThan(4)
    const text = Array.from({ length: pages }, (_, page) =>
      document.loadPage(page).toStructuredText('').asText(),
    ).join('\n')
    expect([1, 77, 200].filter((item) => !text.includes(`Item ${item} with`))).toEqual([])
  })

  it('leaves nothing out of the longest address there is', async () => {
    const email = `${'W'.repeat(64)}@${'m'.repeat(180)}.example`
    const { text } = openPdf(await acknowledgementPdf({ ...english, email }))
    expect(text.replaceAll(/\s/g, '')).toContain(email)
  })

  it('is the same, to the byte, for the same facts', async () => {
    expect((await acknowledgementPdf(english)).equals(await acknowledgementPdf(english))).toBe(true)
  })
})
