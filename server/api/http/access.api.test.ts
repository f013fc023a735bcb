import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as table } from '../../../contract/calls.ts'
import { sandboxCalls } from '../../../contract/sandbox/sandbox-calls.ts'
import { sandboxExtras } from '../../sandbox/sandbox-extras.ts'
import { hasDatabase } from '../../testing/database/open-test-database.ts'
import { send } from '../../testing/host/api-client.ts'
import { startSandboxHost } from '../../testing/host/sandbox-host.ts'
import { startTestHost, type TestHost } from '../../testing/host/test-host.ts'
import { allCalls } from '../app.ts'

describe.skipIf(!hasDatabase())('access to the API', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost({ work: false })
  })
  afterAll(() => host.close())

  const params = {
    orderNumber: 'T000000001',
    lineId: 'T000000001-1',
    jobId: '0b9c9a1c-54f0-4b6f-9d4f-0d9c4a7f1c11',
    withdrawalId: '0b9c9a1c-54f0-4b6f-9d4f-0d9c4a7f1c11',
    paperId: '0b9c9a1c-54f0-4b6f-9d4f-0d9c4a7f1c11',
    key: 'some-key',
    upmId: 'upm-1',
    returnOrderNumber: 'T000000002',
    returnOrderNum: 'T000000002',
    returnNumber: 'T000000002',
    id: 'us001',
  }

  it('[AP-01] refuses every call that is not public without token and filter, before anything else', async () => {
    const calls = allCalls(host.deps).map(({ call }) => call)
    const answers = []
    for (const call of calls) {
      const { status, body } = await send(host.app, call, { params, key: null })
      answers.push({
        id: call.id,
        // Nobody is asked who they are where a link alone admits: without its code there is no such thing.
        isPublic: call.callers.includes('visitor') || call.callers.every((kind) => kind === 'link'),
        status,
        code: (body as { code?: string }).code,
      })
    }
    expect(answers.filter((answer) => !answer.isPublic)).toEqual(
      answers
        .filter((answer) => !answer.isPublic)
        .map((answer) => ({ ...answer, status: 401, code: 'unauthorized' })),
    )
    expect(answers.filter((answer) => answer.isPublic && answer.status === 401)).toEqual([])
    expect(calls.length).toBeGreaterThanOrEqual(9)
  })
  it('[AP-01] answers each row of the contract’s table, and nothing beside it but the sandbox’s calls', async () => {
    const sandboxHost = await startSandboxHost()
    const { deps, movable } = sandboxHost
    const answered = allCalls(deps, sandboxExtras({ ...deps, clock: movable })).map(({ call }) => call.id)
    await sandboxHost.close()
    expect(answered.toSorted()).toEqual([...table, ...sandboxCalls].map(({ id }) => id).toSorted())
  })
})
