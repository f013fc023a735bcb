import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ErrorReport, errorCodes } from '../../contract/session/telemetry.ts'
import { errorCatalogue, errorCodeOf, errorReport } from './error-catalogue.ts'

const asked = { devMessage: 'problem 503 unavailable', pathname: '/us/en/orders/sales/PF51YQ36192', now: 0 }

describe('both error catalogues', () => {
  it('[ER-01] hold every code, the internal, label and capture ones included', () => {
    expect(Object.keys(errorCatalogue).sort()).toEqual([...errorCodes].sort())
    const inside = Object.entries(errorCatalogue).filter(([, { kind }]) => kind === 'internal')
    expect(inside.map(([, { devMessage }]) => devMessage).sort()).toEqual([
      'could not parse server response',
      'improperly formatted response',
      'label response not formatted correctly',
      'no Id on address add',
      'return capture response formatting error',
      'server timeout after 20 polls',
    ])
  })

  it('[ER-01] tell of each code what went wrong, and which of the two names it', () => {
    const told = Object.entries(errorCatalogue).map(([code, { kind, catalogues }]) => [
      code,
      kind,
      catalogues.join(' '),
    ])
    expect(told).toEqual([
      ['service-cancellation-failure', 'service', 'orders'],
      ['service-doris-comms-failure', 'service', 'orders'],
      ['service-order-detail-failure', 'service', 'orders'],
      ['service-order-summary-failure', 'service', 'orders'],
      ['order-detail-return-failure', 'service', 'orders returns'],
      ['service-deferred-payment-failure', 'service', 'orders'],
      ['get-shop-similar-failure', 'service', 'orders'],
      ['store-views-service-failure', 'service', 'orders'],
      ['could-not-parse-server-response', 'internal', 'orders returns'],
      ['server-timeout-after-20-polls', 'internal', 'orders returns'],
      ['improperly-formatted-response', 'internal', 'orders returns'],
      ['label-response-not-formatted-correctly', 'internal', 'returns'],
      ['return-capture-response-formatting-error', 'internal', 'returns'],
      ['no-id-on-address-add', 'internal', 'orders returns'],
      ['unknown orders error', 'default', 'orders returns'],
    ])
    const messages = Object.values(errorCatalogue).map(({ devMessage }) => devMessage)
    expect(new Set(messages.filter((message) => message.length > 10)).size).toBe(errorCodes.length)
  })

  it.each(errorCodes)('[ER-01] %s is reported with code, devMessage, pageName and time', (code) => {
    const report = errorReport({ ...asked, code })
    expect(report).toEqual({
      code,
      devMessage: 'problem 503 unavailable',
      pageName: 'orderDetails',
      time: '1970-01-01T00:00:00.000Z',
    })
    expect(v.parse(ErrorReport, report)).toEqual(report)
  })

  it.each(errorCodes)('[ER-01] %s has a message of its own where nothing more is known', (code) => {
    expect(errorReport({ ...asked, code, devMessage: ' ' }).devMessage).toBe(errorCatalogue[code].devMessage)
  })

  it.each(['', 'made-up', 'toString', null, undefined, 7, {}])(
    '[ER-01] %j is an unknown orders error',
    (code) => {
      expect(errorCodeOf(code)).toBe('unknown orders error')
    },
  )

  it('[ER-01] a message carries nobody’s contact and fits', () => {
    const report = errorReport({ ...asked, code: '', devMessage: `lina@example.com ${'x '.repeat(900)}` })
    expect(report.devMessage).toMatch(/^\[e-mail\] (x )+/)
    expect(report.devMessage).toHaveLength(500)
  })
})
