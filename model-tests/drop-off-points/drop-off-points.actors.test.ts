import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createDropOffPointsMachine } from '../../machines/drop-off-points/drop-off-points.actors.ts'
import {
  pointsOf,
  selectPointPages,
  selectPointsView,
} from '../../machines/drop-off-points/drop-off-points.selectors.ts'
import { answers, heldTime, hostThat, refuses } from '../samples/fake-host.ts'
import { sampleInput, samplePoints } from './sample-points.ts'

const points = 'GET /ship/drop_off_points/v1'
const query = {
  serviceCountryCode: 'NL',
  serviceSCACCode: 'PNLB',
  service: 'paperless',
  postalCode: '9999 ZZ',
  city: 'Nieuwewaard',
  state: null,
  search: null,
  cursor: null,
}

test('points are asked for near the parcel, more of them from where the last ended, and near what is sought', async () => {
  const { http, asked } = hostThat({
    [points]: [
      answers(200, samplePoints(['p1', 'p2'], 'cursor-2')),
      answers(200, samplePoints(['p3'], null)),
      refuses(503, 'unavailable'),
    ],
  })
  const { clock, pass } = heldTime()
  const shopper = createActor(createDropOffPointsMachine({ http }), { input: sampleInput, clock }).start()
  const view = () => selectPointsView(shopper.getSnapshot())
  shopper.send({ type: 'points.open' })
  await pass(0)
  shopper.send({ type: 'points.more' })
  await pass(0)
  expect(pointsOf(selectPointPages(shopper.getSnapshot())).map(({ point }) => point.id)).toEqual([
    'p1',
    'p2',
    'p3',
  ])
  shopper.send({ type: 'points.find', text: 'Rotterdam' })
  await pass(0)
  expect(view()).toBe('failed')
  expect(asked).toEqual([
    { request: points, query },
    { request: points, query: { ...query, cursor: 'cursor-2' } },
    { request: points, query: { ...query, search: 'Rotterdam' } },
  ])
})
