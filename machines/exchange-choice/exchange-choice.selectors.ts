import type { SnapshotFrom } from 'xstate'
import { viewOf } from '../view-of.ts'
import type { exchangeChoiceMachine } from './exchange-choice.machine.ts'
import { exchangeChoiceViews } from './exchange-choice.types.ts'

type Snapshot = SnapshotFrom<typeof exchangeChoiceMachine>

export type ExchangeChoiceView = (typeof exchangeChoiceViews)[number]

export const selectExchangeView: (snapshot: Snapshot) => ExchangeChoiceView = viewOf(
  exchangeChoiceViews,
  'closed',
)
