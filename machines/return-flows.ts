import { addressBookMachine } from './address-book/address-book.machine.ts'
import { addressFormMachine } from './address-book/address-form/address-form.machine.ts'
import { bankRefundMachine } from './bank-refund/bank-refund.machine.ts'
import { dropOffPointsMachine } from './drop-off-points/drop-off-points.machine.ts'
import { exchangeChoiceMachine } from './exchange-choice/exchange-choice.machine.ts'
import type { Flow } from './flow.ts'
import { giftReturnMachine } from './gift-return/gift-return.machine.ts'
import { methodSwitchMachine } from './method-switch/method-switch.machine.ts'
import { refundStatusMachine } from './refund-status/refund-status.machine.ts'
import { returnCancellationMachine } from './return-cancellation/return-cancellation.machine.ts'
import { returnLabelMachine } from './return-label/return-label.machine.ts'
import { returnProofMachine } from './return-proof/return-proof.machine.ts'
import { returnSubmissionMachine } from './return-wizard/return-submission/return-submission.machine.ts'
import { returnWizardMachine } from './return-wizard/return-wizard.machine.ts'
import { storeSelectorMachine } from './return-wizard/store-selector/store-selector.machine.ts'
import {
  canSwitchWays,
  exchangesItems,
  hasLabels,
  isCollectedFrom,
  looksForCounters,
  refundsGoToBank,
  returnsByCarrier,
  startsReturns,
} from './who-meets.ts'

/** Flows of a return, in the order a shopper meets them. */
export const returnFlows: readonly Flow[] = [
  {
    id: 'return-label',
    area: 'returns',
    title: 'Return label',
    purpose: 'Shows a return its label or code, and sends the label by e-mail or post, once.',
    machine: returnLabelMachine,
    meets: hasLabels,
    requirements: ['RL-01', 'RL-03', 'RL-05', 'RC-07'],
  },
  {
    id: 'return-wizard',
    area: 'returns',
    title: 'Return wizard',
    purpose: 'Takes items of an order back: which and why, then how.',
    machine: returnWizardMachine,
    meets: startsReturns,
    requirements: ['RI-01', 'RI-02', 'RI-05', 'RI-06', 'RI-07', 'RM-05', 'RM-06', 'RS-02', 'RS-03', 'RS-04'],
  },
  {
    id: 'store-selector',
    area: 'returns',
    parent: 'return-wizard',
    title: 'Store selector',
    purpose: 'Shows the stores near the shopper, three at a time.',
    machine: storeSelectorMachine,
    requirements: ['RM-06'],
  },
  {
    id: 'return-submission',
    area: 'returns',
    parent: 'return-wizard',
    title: 'Return submission',
    purpose: 'Creates a return, once, and tells the store’s messaging and the shopper of a store return.',
    machine: returnSubmissionMachine,
    requirements: ['RS-01', 'RS-04', 'RS-05'],
  },
  {
    id: 'exchange-choice',
    area: 'returns',
    title: 'Exchange choice',
    purpose: 'Chooses another size or color for one item that goes back, and holds it meanwhile.',
    machine: exchangeChoiceMachine,
    meets: exchangesItems,
    requirements: ['BY-01', 'BY-02'],
  },
  {
    id: 'address-book',
    area: 'returns',
    title: 'Address book',
    purpose: 'Lists the addresses that a return can be collected from, and takes new ones down.',
    machine: addressBookMachine,
    meets: isCollectedFrom,
    requirements: ['RA-01', 'RA-04', 'RI-07'],
  },
  {
    id: 'address-form',
    area: 'returns',
    parent: 'address-book',
    title: 'Address form',
    purpose: 'Takes an address down, has it checked, and saves it, once.',
    machine: addressFormMachine,
    requirements: ['RA-02', 'RA-04'],
  },
  {
    id: 'method-switch',
    area: 'returns',
    title: 'Method switch',
    purpose: 'Sends a return back another way than was chosen first: a new label, never a second return.',
    machine: methodSwitchMachine,
    meets: canSwitchWays,
    requirements: ['RM-07'],
  },
  {
    id: 'return-cancellation',
    area: 'returns',
    title: 'Return cancellation',
    purpose: 'Takes a return back before any of it is handed over, once.',
    machine: returnCancellationMachine,
    meets: startsReturns,
    requirements: ['BY-13', 'BY-14'],
  },
  {
    id: 'drop-off-points',
    area: 'returns',
    title: 'Drop-off points',
    purpose: 'Says where a carrier takes a parcel: nearest first, asked for once somebody wants to know.',
    machine: dropOffPointsMachine,
    meets: looksForCounters,
    requirements: ['RM-10'],
  },
  {
    id: 'bank-refund',
    area: 'returns',
    title: 'Bank refund',
    purpose:
      'Asks for the bank account that a return of goods paid in cash is refunded to, and sends it once.',
    machine: bankRefundMachine,
    meets: refundsGoToBank,
    requirements: ['RF-01', 'RF-02', 'RF-03'],
  },
  {
    id: 'return-proof',
    area: 'returns',
    title: 'Proof of return',
    purpose:
      'Keeps number and photo of the receipt that a carrier gave for a return, until its refund is made.',
    machine: returnProofMachine,
    meets: returnsByCarrier,
    requirements: ['BY-27', 'BY-28'],
  },
  {
    id: 'refund-status',
    area: 'returns',
    title: 'Refund status',
    purpose:
      'Says where the money of an order is: what is back, what is to come, by when, and what is missing.',
    machine: refundStatusMachine,
    requirements: ['BY-57', 'BY-58', 'BY-59', 'BY-60'],
  },
  {
    id: 'gift-return',
    area: 'returns',
    title: 'Gift return',
    purpose:
      'Returns a gift by the number and code of its receipt for store credit, without telling the giver or showing a price.',
    machine: giftReturnMachine,
    requirements: ['BY-48', 'BY-49', 'BY-50', 'BY-51', 'BY-52'],
  },
]
