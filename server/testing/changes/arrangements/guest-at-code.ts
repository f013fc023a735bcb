import { randomBytes } from 'node:crypto'
import { fromPromise, waitFor } from 'xstate'
import { createSampleOrder } from '../../../../contract/sandbox/sandbox.ts'
import { listSandboxMails } from '../../../../contract/sandbox/sandbox-mails.ts'
import { requestGuestCode } from '../../../../contract/session/guest-code.ts'
import type { Visitor } from '../../../../contract/session/session.ts'
import { guestFilterOf } from '../../../../domain/guests/guest-filter.ts'
import { createGuestCodeMachine } from '../../../../machines/guest-code/guest-code.actors.ts'
import { selectGuestCodeView } from '../../../../machines/guest-code/guest-code.selectors.ts'
import type {
  GuestCodeInput,
  GuestCodeView,
  RequestCodeResult,
} from '../../../../machines/guest-code/guest-code.types.ts'
import { nobody } from '../../../../services/http/http.ts'
import { createPrefetch } from '../../../../services/http/prefetch.ts'
import { succeeded } from '../../../../services/http/result.ts'
import { type ListGuestOrdersInput, listGuestOrders } from '../../../../services/session/guest-code.ts'
import { sendOk } from '../../host/api-client.ts'
import type { ChangesHost } from '../arrangement.ts'
import type { Tab } from '../browser.ts'

const minuteMs = 60_000

export const newPass = (): string => randomBytes(32).toString('base64url')

/** A guest of the Netherlands with an order, whom nobody else is. */
export const newGuest = async ({ target }: ChangesHost) => {
  const { email } = await sendOk(target, createSampleOrder, {
    body: { from: 'shipped', member: null, country: 'nl' },
  })
  if (!email) throw new Error('a guest has an email address')
  const visitor: Visitor = { email, phone: null, visitorId: 'v1', visit: '1' }
  const filter = guestFilterOf(visitor) ?? ''
  return { email, visitor, filter, identity: { ...nobody, guestFilter: () => filter } }
}

export type Guest = Awaited<ReturnType<typeof newGuest>>

/** Has a code sent to a guest, and reads it in the message. */
export const codeFor = async ({ target }: ChangesHost, { email, filter }: Guest): Promise<string> => {
  await sendOk(target, requestGuestCode, {
    filter,
    query: { filter, country: 'NL', language: 'en' },
    key: crypto.randomUUID(),
  })
  const [mail] = await sendOk(target, listSandboxMails, { query: { to: email } })
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

type Opened = {
  readonly tab: Tab
  readonly guest: Guest
  /** The code is on its way already: asking for it in the page is answered without the host. */
  readonly isSent: boolean
  readonly visitor?: Visitor
}

/** The page of a guest's code in a tab; what nobody could say of is tried again, as the page offers it. */
export const openCodePage = ({ tab, guest, isSent, visitor }: Opened) => {
  const sent = (): RequestCodeResult =>
    succeeded({
      expiresAt: new Date(tab.now() + 10 * minuteMs).toISOString(),
      nextAt: new Date(tab.now() + minuteMs).toISOString(),
    })
  const orders = createPrefetch((asked: ListGuestOrdersInput, signal) =>
    listGuestOrders(tab.http, asked, signal),
  )
  const machine = createGuestCodeMachine({ http: tab.http, orders })
  const input: GuestCodeInput = {
    form: { contact: 'email', email: guest.email, phone: '' },
    canUsePhone: false,
    callingCode: '31',
    visitor: visitor ?? null,
    firstPage: null,
    country: 'nl',
    language: 'en',
    now: tab.now,
    newId: () => crypto.randomUUID(),
    newPass,
  }
  const flow = tab.start(
    isSent ? machine.provide({ actors: { requestCode: fromPromise(async () => sent()) } }) : machine,
    input,
  )
  const view = (): GuestCodeView => selectGuestCodeView(flow.getSnapshot())
  flow.subscribe((snapshot) => {
    const shown = selectGuestCodeView(snapshot)
    if (shown === 'notSent' || shown === 'unconfirmed') {
      setTimeout(() => flow.send({ type: 'request.retry' }), 20)
    }
  })
  /** Resolves once the page shows one of these. */
  const shows = (...views: readonly GuestCodeView[]) =>
    waitFor(flow, (snapshot) => views.includes(selectGuestCodeView(snapshot)))
  return { flow, view, shows }
}
