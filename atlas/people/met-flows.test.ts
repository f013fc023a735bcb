import { describe, expect, it, vi } from 'vitest'
import { flows } from '../../machines/index.ts'
import { models } from '../../model-tests/index.ts'
import { transitionsOf } from '../../model-tests/lib/chart-parts.ts'
import { withDescendants } from '../chart/states.ts'
import { lookThrough, type Meeting, meetingOf } from './met-flows.ts'
import { readPerson } from './person.ts'

// Whoever is asked for first is looked through in every flow.
vi.setConfig({ testTimeout: 90_000 })

const meetings = new Map<string, Meeting>()
const meeting = (who: string): Meeting => {
  const known = meetings.get(who) ?? meetingOf(flows, models, readPerson(who))
  meetings.set(who, known)
  return known
}
const metBy = (who: string) => meeting(who).met.map(({ flow }) => flow.id)
const chartFor = (who: string, flow: string) => {
  const found = meeting(who).met.find((one) => one.flow.id === flow)
  if (!found) throw new Error(`${who} does not meet ${flow}`)
  return found.chart
}
const statesFor = (who: string, flow: string) =>
  withDescendants(chartFor(who, flow).root).map(({ path }) => path)
const waysFor = (who: string, flow: string) =>
  chartFor(who, flow).transitions.map(({ source, event, guard, target }) =>
    [source.split('.').slice(1).join('.'), event, guard ?? '-', target?.split('.').at(-1) ?? 'stays'].join(
      ' ',
    ),
  )

describe('a guest in Korea', () => {
  it('meets the address book, and a courier who comes for the parcel', () => {
    expect(metBy('kr,guest')).toEqual(
      expect.arrayContaining(['guest-lookup', 'login-prompt', 'address-book', 'address-form']),
    )
    expect(statesFor('kr,guest', 'return-wizard')).toEqual(
      expect.arrayContaining(['choosing.method.addresses', 'choosing.confirmation', 'previewing']),
    )
  })

  it('does not meet what members have, nor what Korea has not', () => {
    expect(meeting('kr,guest').unmet.map(({ id }) => id)).toEqual([
      'order-history',
      'order-search',
      'partner-tab',
      'partner-orders',
      'shop-similar',
      'withdrawal',
      'return-label',
      'drop-off-points',
      'bank-refund',
      'curbside',
      'curbside-request',
      'arrival-watch',
      'pickup-polling',
      'review',
    ])
  })

  it('has no address that a book remembers, which a member has', () => {
    expect(statesFor('kr,guest', 'return-wizard')).not.toContain('recalling')
    expect(statesFor('kr,member', 'return-wizard')).toContain('recalling')
    expect(waysFor('kr,guest', 'address-book')).toContain('opening always isGuest browsing')
    expect(statesFor('kr,guest', 'address-book')).not.toContain('loading')
    expect(statesFor('kr,member', 'address-book')).toContain('loading')
  })

  it('sends a return to a store nowhere: it is shown, and sent once it goes by courier', () => {
    expect(waysFor('kr,guest', 'return-wizard')).toContain(
      'choosing.method wizard.continue isDoneForPreview previewing',
    )
    expect(waysFor('kr,guest', 'return-wizard')).not.toContain(
      'choosing.method wizard.continue isStepDone submitting',
    )
    expect(waysFor('us,guest', 'return-wizard')).toContain(
      'choosing.method wizard.continue isStepDone submitting',
    )
  })
})

describe('others', () => {
  it('meet what their country has: a bank account, counters, the curb, a store to choose', () => {
    expect(metBy('pl,guest')).toEqual(
      expect.arrayContaining(['bank-refund', 'drop-off-points', 'return-label']),
    )
    expect(metBy('pl,guest')).not.toContain('curbside')
    expect(metBy('us,guest')).toEqual(
      expect.arrayContaining(['curbside', 'curbside-request', 'arrival-watch', 'store-selector']),
    )
    expect(metBy('us,guest')).not.toContain('address-book')
    expect(metBy('ca,guest')).not.toContain('store-selector')
  })

  it('agree to terms in China, and may give a phone', () => {
    expect(waysFor('cn,guest', 'guest-lookup')).toEqual(
      expect.arrayContaining(['form terms.toggle - stays', 'form contact.switch canUsePhone stays']),
    )
    expect(waysFor('us,guest', 'guest-lookup').join()).not.toMatch(/terms\.toggle|contact\.switch/)
  })

  it.each([
    ['kr,guest,enableCourierPickup=off', 'address-book'],
    ['us,guest,disableReturns=on', 'return-wizard'],
    ['us,guest,disableGiftCardLookup=on', 'gift-card'],
    ['us,member,enableWriteReview=off', 'review'],
  ])('do not meet what a flag takes away: %s', (who, flow) => {
    expect(metBy(who)).not.toContain(flow)
  })

  it('meet of a tab what a flag leaves', () => {
    expect(statesFor('us,member,enablePartnerOrders=off', 'partner-tab')).toEqual([
      '',
      'hidden',
      'hidden.undecided',
      'hidden.decided',
    ])
  })
})

it('one flow can be looked through by itself, by who does not meet it as well', () => {
  const review = flows.find(({ id }) => id === 'review')
  if (!review) throw new Error('There is no review')
  const { chart, reach } = lookThrough(flows, models, readPerson('kr,guest'))(review)
  expect(chart.transitions.map(({ id }) => id).sort()).toEqual([...reach.transitions].sort())
  expect(meeting('kr,guest').unmet).toContain(review)
})

describe('all people together', () => {
  const people = [
    'us,guest',
    'us,member',
    'kr,guest',
    'kr,member',
    'cn,guest',
    'nl,guest',
    'pl,guest',
    'us,member,enablePartnerOrders=off',
    'us,guest,enableDeferredPayment=off',
    'kr,member,enableFakeReturn=on',
  ]
  const all = flows.flatMap(({ id, machine }) => transitionsOf(machine).map((name) => `${id}: ${name}`))
  const transitionsMetBy = (who: string) =>
    meeting(who).met.flatMap(({ flow, reach }) => [...reach.transitions].map((name) => `${flow.id}: ${name}`))

  it.each(people)('%s meets nothing that no chart has', (who) => {
    expect(transitionsMetBy(who).filter((name) => !all.includes(name))).toEqual([])
  })

  it('meet every transition of every chart, but for a guest at the address of partner orders', () => {
    const met = new Set(people.flatMap(transitionsMetBy))
    expect(all.filter((name) => !met.has(name))).toEqual([
      'partner-orders: opening · always [isGuest] #1 → toGuestLookup',
    ])
  })
})
