import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createSessionMachine } from '../../machines/session/session.actors.ts'
import {
  selectAccessToken,
  selectSessionView,
  selectVisitor,
} from '../../machines/session/session.selectors.ts'
import { answers, type HostAnswer, startHost } from '../samples/answering-host.ts'
import { atRest, openPage } from '../samples/open-page.ts'
import { walkTime } from '../samples/samples.ts'
import { freshMember, visitor } from './session.model.ts'

openPage()

const start = async (...replies: readonly HostAnswer[]) => {
  const { http, asked } = startHost(...replies)
  let late = 0
  const actor = createActor(createSessionMachine({ http }), {
    input: { now: () => walkTime + late, known: null },
    clock: new SimulatedClock(),
  }).start()
  await atRest()
  const view = () => selectSessionView(actor.getSnapshot())
  const sleeps = (ms: number) => {
    late = ms
  }
  return { actor, asked, view, sleeps }
}
const member = answers(freshMember)
const loads = { call: 'GET /session' }

describe('session: its calls', () => {
  test('the door of this origin is asked who is looking', async () => {
    const { actor, asked, view } = await start(member)
    expect([asked, view(), selectAccessToken(actor.getSnapshot())]).toEqual([
      [loads],
      'member',
      freshMember.accessToken,
    ])
    const guest = await start(answers({ status: 'guest', visitor }))
    expect([guest.view(), selectVisitor(guest.actor.getSnapshot())]).toEqual(['guest', visitor])
  })

  test.each([
    ['session.signOut', 'POST /session/sign-out'],
    ['session.signOutEverywhere', 'POST /session/sign-out?everywhere=true'],
  ] as const)('%s ends the session by %s', async (type, call) => {
    const { actor, asked, view } = await start(member, answers({ continueTo: null }))
    actor.send({ type })
    expect(view()).toBe('signingOut')
    await atRest()
    expect([asked, view()]).toEqual([[loads, { call }], 'guest'])
  })

  test('a page that is seen again asks for a token where the old one has a minute left', async () => {
    const { asked, sleeps } = await start(member, member)
    sleeps(9 * 60_000 - 1)
    document.dispatchEvent(new Event('visibilitychange'))
    await atRest()
    expect(asked).toEqual([loads])
    sleeps(9 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await atRest()
    expect(asked).toEqual([loads, loads])
  })
})
