import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendBankRefund } from '../../../../contract/returns/bank-refund.ts'
import { listMails } from '../../../sandbox/mails/list-mails.ts'
import { hasDatabase } from '../../../testing/database/open-test-database.ts'
import { sendOk } from '../../../testing/host/api-client.ts'
import { startTestHost, type TestHost, testSettings } from '../../../testing/host/test-host.ts'
import { newMember, type OrderParts } from '../../../testing/orders/build-order.ts'
import { addCashReturn, sampleAccount } from '../../../testing/orders/cash-returns.ts'

describe.skipIf(!hasDatabase())('the mail about a bank account', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ overrides: { settings: { ...testSettings, isTrial: true } } })
  })
  afterAll(() => host.close())

  const mailIn = async (language: string, parts: OrderParts = {}) => {
    const as = newMember()
    const orderNumber = await addCashReturn(host.deps.db, { upmId: as, ...parts })
    const body = {
      accountDetails: sampleAccount,
      email: parts.contactEmail === null ? '' : 'kim@podium.example',
      orderNumber,
    }
    await sendOk(host.app, sendBankRefund, { as, body, headers: { 'Accept-Language': language } })
    return { orderNumber, mails: await listMails(host.deps.db, host.deps, { orderNumber }) }
  }

  it.each([
    ['en', /Return \w+: we have your bank details/, /123,45\s*PLN/],
    ['pl', /Zwrot \w+: mamy dane twojego konta/, /123,45\s*zł/],
    ['ar', /الإرجاع \w+: وصلتنا بياناتك البنكية/, /\u2066PL •••• 2874\u2069/],
  ] as const)(
    '[RF-02] tells in %s how much goes where, by country and last four alone',
    async (language, subject, amount) => {
      const { orderNumber, mails } = await mailIn(language)
      const [mail, ...others] = mails
      expect(others).toEqual([])
      expect(mail).toMatchObject({ kind: 'bankRefund', to: 'kim@podium.example' })
      expect(mail?.subject).toMatch(subject)
      const words = JSON.stringify(mail)
      expect(words).toMatch(amount)
      expect(words).toContain('PL •••• 2874')
      expect(words).toContain(`/pl/${language}/orders/returns/${orderNumber}`)
      expect(['1090', '0712', 'Zofia', 'Maj'].filter((part) => words.includes(part))).toEqual([])
    },
  )

  it('is not sent where the return has no address', async () => {
    expect((await mailIn('en', { contactEmail: null })).mails).toEqual([])
  })
})
