import { expect, test } from 'vitest'
import { createDropOffPointsMachine } from '../../machines/drop-off-points/drop-off-points.actors.ts'
import {
  pointsOf,
  selectPointPages,
  selectPointsView,
} from '../../machines/drop-off-points/drop-off-points.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, refuses, startHost } from '../samples/sample-host.ts'
import { sampleInput, samplePoints } from './sample-points.ts'

const points = 'GET /api/ship/drop_off_points/v1'
const query = {
  serviceCountryCode: 'NL',
  serviceSCACCode: 'PNLB',
  service: 'paperless',
  postalCode: '9999 ZZ',
  city: 'Nieuwewaard',
}

test('points are asked for near the parcel, more of them from where the last ended, and near what is sought', async () => {
  const { http, asked } = startHost([
    answers(samplePoints(['p1', 'p2'], 'cursor-2')),
    answers(samplePoints(['p3'], null)),
    refuses(503, 'unavailable'),
  ])
  const { actor, snapshot, pass } = running(createDropOffPointsMachine({ http }), sampleInput)
  actor.send({ type: 'points.open' })
  await pass(0)
  actor.send({ type: 'points.more' })
  await pass(0)
  expect(pointsOf(selectPointPages(snapshot())).map(({ point }) => point.id)).toEqual(['p1', 'p2', 'p3'])
  actor.send({ type: 'points.find', text: 'Rotterdam' })
  await pass(0)
  expect(selectPointsView(snapshot())).toBe('failed')
  expect(asked).toEqual([
    { call: points, query },
    { call: points, query: { ...query, cursor: 'cursor-2' } },
    { call: points, query: { ...query, search: 'Rotterdam' } },
  ])
})
