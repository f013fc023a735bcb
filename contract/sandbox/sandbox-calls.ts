import type { Call } from '../wire/call.ts'
import { playReady } from './play-ready.ts'
import { listVisits, playVisitOrder, playVisitReturn } from './play-visit.ts'
import { receiveGift } from './receive-gift.ts'
import * as sandbox from './sandbox.ts'
import { listSandboxMails } from './sandbox-mails.ts'
import { answerPushes, createPushBrowser, listPushMessages, playParcel } from './told.ts'

/** Calls that only a host with its sandbox switched on answers. */
export const sandboxCalls: readonly Call[] = [
  sandbox.listScenarios,
  sandbox.createSampleOrder,
  sandbox.createSampleMember,
  sandbox.playReturn,
  sandbox.listArrivals,
  sandbox.playPickup,
  playReady,
  listVisits,
  playVisitReturn,
  playVisitOrder,
  receiveGift,
  sandbox.resetSandbox,
  sandbox.moveClock,
  sandbox.readClock,
  sandbox.addFault,
  sandbox.listFaults,
  sandbox.clearFaults,
  sandbox.readTelemetry,
  sandbox.setFlag,
  listSandboxMails,
  playParcel,
  createPushBrowser,
  answerPushes,
  listPushMessages,
]
