import { describe, expect, test } from 'vitest'
import { createSessionMachine } from '../../machines/session/session.actors.ts'
import {
  selectAccessToken,
  selectSessionView,
  selectVisitor,
} from '../../machines/session/session.selectors.ts'
import { running } from '../samples/running.ts'
import { answers, type HostAnswer, startHost } from '../samples/sample-host.ts'
import { openPage } from '../samples/sample-page.ts'
import { walkTime } from '../samples/samples.ts'
import { freshMember, visitor } from './session.model.ts'

const page = openPage()

const start = async (...replies: readonly HostAnswer[]) => {
  const { http, asked } = startHost(replies)
  let late = 0
  const session = running(createSessionMachine({ http }), { now: () => walkTime + late, known: null })
  await session.pass(0)
  const view = () => selectSessionView(session.snapshot())
  const sleeps = (ms: number) => {
    late = ms
  }
  return { ...session, asked, view, sleeps }
}
const member = answers(freshMember)
const loads = { call: 'GET /session' }

describe('session: its calls', () => {
  test('the door of this origin is asked who is looking', async () => {
    const { snapshot, asked, view } = await start(member)
    expect([asked, view(), selectAccessToken(snapshot())]).toEqual([
      [loads],
      'member',
      freshMember.accessToken,
    ])
    const guest = await start(answers({ status: 'guest', visitor }))
    expect([guest.view(), selectVisitor(guest.snapshot())]).toEqual(['guest', visitor])
  })

  test.each([
    ['session.signOut', undefined],
    ['session.signOutEverywhere', { everywhere: 'true' }],
  ] as const)('%s ends the session by its door', async (type, query) => {
    const { actor, pass, asked, view } = await start(member, answers({ continueTo: null }))
    actor.send({ type })
    expect(view()).toBe('signingOut')
    await pass(0)
    expect([asked, view()]).toEqual([[loads, { call: 'POST /session/sign-out', query }], 'guest'])
  })

  test('a page that is seen again asks for a token where the old one has a minute left', async () => {
    const { pass, asked, sleeps } = await start(member, member)
    sleeps(9 * 60_000 - 1)
    page.show()
    await pass(0)
    expect(asked).toEqual([loads])
    sleeps(9 * 60_000)
    page.show()
    await pass(0)
    expect(asked).toEqual([loads, loads])
  })
})
