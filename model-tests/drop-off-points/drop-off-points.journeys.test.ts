import { describe, expect, test } from 'vitest'
import { dropOffPointsMachine } from '../../machines/drop-off-points/drop-off-points.machine.ts'
import {
  arePointsOpen,
  hasMorePoints,
  pointsOf,
  selectPointCount,
  selectPointPages,
  selectPointsView,
  selectSoughtText,
} from '../../machines/drop-off-points/drop-off-points.selectors.ts'
import { failed, succeeded } from '../../services/http/result.ts'
import { startJourney } from '../samples/journey.ts'
import { sampleInput, samplePoints } from './sample-points.ts'

const start = () => {
  const journey = startJourney({ machine: dropOffPointsMachine, input: () => sampleInput })
  const shown = () => ({
    view: selectPointsView(journey.snapshot()),
    points: pointsOf(selectPointPages(journey.snapshot())).map(({ point }) => point.id),
    more: hasMorePoints(journey.snapshot()),
  })
  return { ...journey, shown }
}

const question = { ...sampleInput.of, near: sampleInput.near, text: '' }
const first = succeeded(samplePoints(['p1', 'p2', 'p3'], 'cursor-2'))
const lost = failed({ kind: 'network' })

describe('drop-off points: pinned journeys', () => {
  test('nobody is asked before the line is opened; closed and opened again they are there', async () => {
    const shopper = start()
    expect([shopper.shown(), shopper.asked('findPoints')]).toEqual([
      { view: 'closed', points: [], more: false },
      [],
    ])
    shopper.send({ type: 'points.open' })
    expect([shopper.shown().view, shopper.asked('findPoints')]).toEqual([
      'loading',
      [{ ...question, cursor: null }],
    ])
    await shopper.answer('findPoints', first)
    shopper.send({ type: 'points.close' })
    expect(shopper.shown().view).toBe('closed')
    shopper.send({ type: 'points.open' })
    expect([shopper.shown(), shopper.asked('findPoints').length]).toEqual([
      { view: 'shown', points: ['p1', 'p2', 'p3'], more: true },
      1,
    ])
  })

  test('more come beneath those that are there, each once, until there are no more', async () => {
    const shopper = start()
    shopper.send({ type: 'points.open' })
    await shopper.answer('findPoints', first)
    shopper.send({ type: 'points.more' })
    shopper.send({ type: 'points.more' })
    expect(shopper.shown()).toMatchObject({ view: 'adding', points: ['p1', 'p2', 'p3'] })
    await shopper.answer('findMorePoints', lost)
    expect(shopper.shown()).toMatchObject({ view: 'notAdded', points: ['p1', 'p2', 'p3'] })
    shopper.send({ type: 'points.retry' })
    await shopper.answer('findMorePoints', succeeded(samplePoints(['p3', 'p4'], null)))
    shopper.send({ type: 'points.more' })
    expect(shopper.shown()).toEqual({ view: 'shown', points: ['p1', 'p2', 'p3', 'p4'], more: false })
    expect(shopper.asked('findMorePoints')).toEqual([
      { ...question, cursor: 'cursor-2' },
      { ...question, cursor: 'cursor-2' },
    ])
  })

  test('a search begins afresh, also while another is under way, has found nothing or has failed', async () => {
    const shopper = start()
    shopper.send({ type: 'points.open' })
    await shopper.answer('findPoints', lost)
    expect(shopper.shown().view).toBe('failed')
    shopper.send({ type: 'points.retry' })
    await shopper.answer('findPoints', first)
    shopper.send({ type: 'points.more' })
    shopper.send({ type: 'points.find', text: 'Atlantis' })
    await shopper.answer('findPoints', succeeded(samplePoints([], null)))
    expect(shopper.shown()).toEqual({ view: 'empty', points: [], more: false })
    shopper.send({ type: 'points.find', text: 'Rotterdam' })
    await shopper.answer('findPoints', succeeded(samplePoints(['p9'], null)))
    expect(shopper.shown()).toEqual({ view: 'shown', points: ['p9'], more: false })
    expect(shopper.asked('findPoints').slice(2)).toEqual([
      { ...question, text: 'Atlantis', cursor: null },
      { ...question, text: 'Rotterdam', cursor: null },
    ])
  })

  test('closed while they load, they are asked for again when it is opened', async () => {
    const shopper = start()
    shopper.send({ type: 'points.open' })
    shopper.send({ type: 'points.close' })
    expect(shopper.shown().view).toBe('closed')
    shopper.send({ type: 'points.open' })
    await shopper.answer('findPoints', first)
    expect([shopper.shown().view, shopper.asked('findPoints').length]).toEqual(['shown', 2])
  })

  test('before anything is asked for there is nothing to tell', () => {
    const { snapshot } = start()
    expect(snapshot().context).toEqual({ ...sampleInput, text: '', pages: [] })
    expect([
      arePointsOpen(snapshot()),
      selectPointCount(snapshot()),
      hasMorePoints(snapshot()),
      selectSoughtText(snapshot()),
    ]).toEqual([false, 0, false, ''])
  })

  test('how many there are is what the last page says, and what is sought stays until another search', async () => {
    const shopper = start()
    shopper.send({ type: 'points.open' })
    shopper.send({ type: 'points.find', text: 'Rotterdam' })
    expect([arePointsOpen(shopper.snapshot()), selectPointCount(shopper.snapshot())]).toEqual([true, 0])
    await shopper.answer('findPoints', first)
    shopper.send({ type: 'points.more' })
    const last = samplePoints(['p4'], null)
    await shopper.answer('findMorePoints', succeeded({ ...last, pages: { next: null, totalResources: 4 } }))
    expect([selectPointCount(shopper.snapshot()), selectSoughtText(shopper.snapshot())]).toEqual([
      4,
      'Rotterdam',
    ])
    shopper.send({ type: 'points.close' })
    expect([arePointsOpen(shopper.snapshot()), selectSoughtText(shopper.snapshot())]).toEqual([
      false,
      'Rotterdam',
    ])
    shopper.send({ type: 'points.open' })
    shopper.send({ type: 'points.find', text: '' })
    expect([selectSoughtText(shopper.snapshot()), selectPointCount(shopper.snapshot())]).toEqual(['', 0])
  })

  test('a defect of the page’s own is told as points that did not come', async () => {
    const shopper = start()
    shopper.send({ type: 'points.open' })
    await shopper.breaks('findPoints', new Error('broken'))
    expect(shopper.shown().view).toBe('failed')
    shopper.send({ type: 'points.retry' })
    await shopper.answer('findPoints', first)
    shopper.send({ type: 'points.more' })
    await shopper.breaks('findMorePoints', new Error('broken'))
    expect(shopper.shown()).toEqual({ view: 'notAdded', points: ['p1', 'p2', 'p3'], more: true })
  })

  test('a further page without points ends the list', async () => {
    const shopper = start()
    shopper.send({ type: 'points.open' })
    await shopper.answer('findPoints', first)
    shopper.send({ type: 'points.more' })
    await shopper.answer('findMorePoints', succeeded(samplePoints([], null)))
    expect(shopper.shown()).toEqual({ view: 'shown', points: ['p1', 'p2', 'p3'], more: false })
  })

  test('of a point that comes twice the first one stands', () => {
    const twice = [samplePoints(['p1', 'p2'], null), samplePoints(['p2', 'p3'], null)]
    expect(pointsOf(twice).map(({ point, distanceMeters }) => [point.id, distanceMeters])).toEqual([
      ['p1', 900],
      ['p2', 1_800],
      ['p3', 2_700],
    ])
    expect(pointsOf([])).toEqual([])
  })
})
