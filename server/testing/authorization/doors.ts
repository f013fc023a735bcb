import { sessionPaths } from '../../../contract/session/session.ts'

/** Browsers that try each door of the session, and how a reader of the table is told about them. */
export const browsers = {
  nobody: 'A browser without cookies',
  member: 'The member whose return it is',
  otherMember: 'Another member',
  guest: 'A guest who looked the return up',
  otherGuest: 'A guest who says another contact',
  ended: 'A copy of the cookies of a session that was signed out',
  overdue: 'The cookies of a session whose time is over',
  made: 'Cookies that somebody has made up',
} as const
export type BrowserName = keyof typeof browsers

/**
 * What a door does. `guest`: it tells of nobody; `self`: of whoever it is, and nobody else; `visitor`: of the guest's own contact.
 * `file`: the label. `issuer`, `orders`, `back`: the browser is led there. `again`: the page that offers to begin again.
 * `done`: it is done, with what is this browser's own.
 */
type DoorAnswer = 'guest' | 'self' | 'visitor' | 'file' | 'issuer' | 'orders' | 'back' | 'again' | 'done'

export type Door = {
  readonly method: 'GET' | 'POST'
  /** How it is asked: its path with what it takes. */
  readonly ask: (returnNumber: string) => string
  readonly body?: object
  readonly answers: Readonly<Record<BrowserName, DoorAnswer>>
  /** What another site gets done by a form of its own; left out for doors that change nothing. */
  readonly fromElsewhere?: 'forbidden'
}

const everybody = (answer: DoorAnswer, others: Partial<Door['answers']> = {}): Door['answers'] => ({
  nobody: answer,
  member: answer,
  otherMember: answer,
  guest: answer,
  otherGuest: answer,
  ended: answer,
  overdue: answer,
  made: answer,
  ...others,
})

/** Every door of the session module: a new one has no row, and does not compile. Signing out comes last: it ends what the others hold. */
export const doors: Readonly<Record<keyof typeof sessionPaths, Door>> = {
  session: {
    method: 'GET',
    ask: () => sessionPaths.session,
    answers: everybody('guest', {
      member: 'self',
      otherMember: 'self',
      guest: 'visitor',
      otherGuest: 'visitor',
    }),
  },
  signIn: {
    method: 'GET',
    ask: () => `${sessionPaths.signIn}?returnTo=https://elsewhere.example/`,
    answers: everybody('issuer'),
  },
  callback: {
    method: 'GET',
    ask: () => `${sessionPaths.callback}?code=made-up&state=made-up`,
    answers: everybody('again', { member: 'orders', otherMember: 'orders' }),
  },
  visitor: {
    method: 'POST',
    ask: () => sessionPaths.visitor,
    body: { email: 'door@podium.example', phone: null, visitorId: 'v1', visit: '1' },
    answers: everybody('done'),
    fromElsewhere: 'forbidden',
  },
  returnLabel: {
    method: 'GET',
    ask: (number) => `${sessionPaths.returnLabel}/${number}?language=en&returnTo=/us/en/orders/returns/R`,
    answers: everybody('back', { member: 'file', guest: 'file' }),
  },
  signedOut: {
    method: 'GET',
    ask: () => `${sessionPaths.signedOut}?state=https://elsewhere.example/`,
    answers: everybody('orders'),
  },
  visitorEnd: {
    method: 'POST',
    ask: () => sessionPaths.visitorEnd,
    answers: everybody('guest'),
    fromElsewhere: 'forbidden',
  },
  signOut: {
    method: 'POST',
    ask: () => `${sessionPaths.signOut}?returnTo=https://elsewhere.example/`,
    answers: everybody('done'),
    fromElsewhere: 'forbidden',
  },
}

/** Pages and doors of the sandbox: with the sandbox off there are none of them for anybody. */
export const sandboxDoors = [
  'GET /sandbox',
  'GET /sandbox/mails/0b9c9a1c-54f0-4b6f-9d4f-0d9c4a7f1c11',
  'GET /sandbox/mails/0b9c9a1c-54f0-4b6f-9d4f-0d9c4a7f1c11/label.pdf',
  'GET /sandbox/phone',
  'GET /sandbox/store',
  'GET /sandbox/pay?paymentId=made-up-payment-of-nobody',
  'POST /sandbox/pay',
  'POST /sandbox/pay/settle',
  'GET /sandbox/shop/us/en',
  'POST /sandbox/live',
  'GET /atlas/',
  'GET /api/sandbox/scenarios',
  'POST /api/sandbox/reset',
] as const
