import { ended } from '../answers.ts'
import { unlessDone } from '../attempt/attempt.flow.ts'
import { loadsOrder } from '../load-order.ts'
import {
  deferredPaymentSetup,
  formOf,
  pollsAfterReturn,
  pollsOfCode,
  preparationOf,
  walletOf,
  watchOf,
} from './deferred-payment.setup.ts'

const isOpened = (page: 'payment' | 'confirmation') =>
  ({
    type: 'isPage',
    params: ({ event }: { event: { page: 'payment' | 'confirmation' } }) => ({ opened: event.page, page }),
  }) as const

export const deferredPaymentMachine = deferredPaymentSetup.createMachine({
  id: 'deferredPayment',
  description: 'Finishes the payment of an order that was left unpaid, by form or by wallet, once.',
  context: ({ input }) => ({ ...input, payment: null }),
  on: {
    'page.opened': [{ guard: isOpened('confirmation'), target: '.confirming' }, { target: '.loadingOrder' }],
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether somebody comes to pay, or comes back, and whether the order is here already.',
      always: [
        { guard: 'isConfirmation', target: 'confirming' },
        { guard: 'isOrderHere', target: 'deciding' },
        { target: 'loadingOrder' },
      ],
    },
    loadingOrder: {
      description: 'The order is on its way: the page stands in its shape.',
      tags: 'skeleton',
      invoke: loadsOrder('deciding'),
    },
    orderFailed: {
      description: 'The order did not come: try again, or contact us.',
      tags: 'orderFailed',
      on: { 'order.retry': 'loadingOrder' },
    },
    sessionEnded: {
      description: 'Nobody may see the order any more: another page takes over.',
      tags: 'skeleton',
    },
    deciding: {
      description: 'Whether and how the order can be paid.',
      always: [
        { guard: 'isNothingDue', target: 'nothingDue' },
        { guard: 'isOver', target: 'overdue' },
        { guard: 'isSwitchedOff', target: 'noWay' },
        { guard: 'hasBrought', target: 'offering', actions: 'keepBrought' },
        { guard: 'canAsk', target: 'preparing' },
        { target: 'noWay' },
      ],
    },
    nothingDue: {
      description: 'Nothing is to be paid: the order is paid, or it is cancelled.',
      tags: 'nothingDue',
    },
    overdue: {
      description: 'The time to pay is over: the order can be looked at, and asked about.',
      tags: 'overdue',
    },
    noWay: {
      description: 'The payment is being checked: there is nothing that the shopper can do here.',
      tags: 'noWay',
    },
    preparing: {
      description: 'The payment is being prepared with the provider; a lost answer is looked up.',
      tags: 'preparing',
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => preparationOf(context),
        onDone: [
          {
            guard: { type: 'isPrepared', params: ended },
            target: 'offering',
            actions: { type: 'keepPrepared', params: ended },
          },
          ...unlessDone('notPrepared', 'reportFailure'),
        ],
        onError: 'unconfirmed',
      },
    },
    unconfirmed: {
      description:
        'Nobody can say whether the payment is being prepared: nothing was paid yet. Look again, or contact us.',
      tags: 'unconfirmed',
      on: { 'payment.retry': 'loadingOrder' },
    },
    notPrepared: {
      description: 'The payment could not be prepared: nothing was paid. Try again, or contact us.',
      tags: 'notPrepared',
      on: { 'payment.retry': 'loadingOrder' },
    },
    offering: {
      description: 'A form to send, a code to scan, or the wallet that the page is open in.',
      always: [
        { guard: 'isForm', target: 'ready' },
        { guard: 'isInWallet', target: 'inWallet' },
        { target: 'scanning' },
      ],
    },
    ready: {
      description: 'What is to be paid, and the button that leads to the provider.',
      tags: 'ready',
      on: { 'payment.submit': { target: 'handingOver', actions: 'wantConfirmation' } },
    },
    handingOver: {
      description: 'The confirmation is open already, and says that the provider’s page comes in a moment.',
      tags: 'leaving',
      after: {
        handOverDelay: {
          target: 'handedOver',
          actions: { type: 'sendForm', params: ({ context }) => formOf(context) },
        },
      },
      on: {
        'payment.submit': {
          target: 'handedOver',
          actions: { type: 'sendForm', params: ({ context }) => formOf(context) },
        },
        'page.opened': [{ guard: isOpened('payment'), target: 'ready' }, {}],
      },
    },
    handedOver: {
      description: 'The provider’s page is on its way.',
      tags: 'leaving',
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: { 'page.returned': 'confirming', 'payment.retry': 'confirming' },
    },
    inWallet: {
      description: 'Open inside the wallet’s app: what is to be paid, and the button that opens the wallet.',
      tags: 'ready',
      on: {
        'payment.submit': {
          target: 'handedOver',
          actions: { type: 'openWallet', params: ({ context }) => walletOf(context) },
        },
      },
    },
    scanning: {
      description:
        'The wallet can be opened or its code scanned. The order is watched: once it is paid the page says so.',
      tags: 'scanning',
      initial: 'byDevice',
      states: {
        byDevice: {
          description: 'A phone opens its wallet; a larger screen has the code to scan.',
          on: { 'code.show': 'code' },
        },
        code: { description: 'The code to scan with another device, on any screen.' },
      },
      invoke: {
        id: 'paymentWatch',
        src: 'paymentWatch',
        input: ({ context }) => watchOf(context, pollsOfCode),
        onDone: [
          { guard: { type: 'isPaid', params: ended }, target: 'paid' },
          {
            guard: { type: 'isRejected', params: ended },
            target: 'sessionEnded',
            actions: 'announceRejected',
          },
          { target: 'codeExpired' },
        ],
        onError: 'codeExpired',
      },
      on: {
        'payment.submit': {
          target: 'handedOver',
          actions: { type: 'openWallet', params: ({ context }) => walletOf(context) },
        },
      },
    },
    codeExpired: {
      description: 'The code was not used in time: another one is made on request.',
      tags: 'codeExpired',
      on: { 'payment.retry': 'loadingOrder' },
    },
    confirming: {
      description: 'Back from the provider: the page waits for the word that the order is paid.',
      tags: 'confirming',
      invoke: {
        id: 'confirmingWatch',
        src: 'paymentWatch',
        input: ({ context }) => watchOf(context, pollsAfterReturn),
        onDone: [
          { guard: { type: 'isPaid', params: ended }, target: 'paid' },
          {
            guard: { type: 'isStillDue', params: ended },
            target: 'stillDue',
          },
          {
            guard: { type: 'isRejected', params: ended },
            target: 'sessionEnded',
            actions: 'announceRejected',
          },
          { target: 'unsure' },
        ],
        onError: 'unsure',
      },
    },
    stillDue: {
      description: 'No payment has come: look again, or pay.',
      tags: 'stillDue',
      on: { 'payment.retry': 'confirming', 'payment.again': { actions: 'wantPaymentPage' } },
    },
    unsure: {
      description: 'Whether the order is paid could not be found out: look again before anything else.',
      tags: 'unsure',
      on: { 'payment.retry': 'confirming' },
    },
    paid: { description: 'The order is paid, and goes on.', tags: 'paid', entry: 'announceConfirmed' },
  },
})
