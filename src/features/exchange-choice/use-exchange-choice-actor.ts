import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ExchangeVariant } from '../../../contract/returns/exchange-variant.ts'
import { createExchangeChoiceMachine } from '../../../machines/exchange-choice/exchange-choice.actors.ts'
import type { exchangeChoiceMachine } from '../../../machines/exchange-choice/exchange-choice.machine.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'

export type ExchangeChoiceActor = ActorRefFrom<typeof exchangeChoiceMachine>

export type PanelProps = {
  readonly orderNumber: string
  readonly lineId: string
  /** Pieces that go back. */
  readonly pieces: number
  /** What was chosen before. */
  readonly skuId: string | null
  /** An exchange is wanted; else what is held is let go of. */
  readonly isWanted: boolean
  /** ISO 4217 code. */
  readonly currency: string
  /** What a variant costs beside what was paid, in minor units: above 0 it is dearer. */
  readonly differenceOf: (variant: ExchangeVariant) => number
  /** Id of the first choice of a size, to which a message leads. */
  readonly sizeId: (index: number) => string
  /** Id of what says that nothing is chosen, where that is missing. */
  readonly errorId: string | null
  /** `null`: nothing is chosen any more, or it is still to be held. */
  readonly onChosen: (variant: ExchangeVariant | null) => void
}

type Input = Pick<PanelProps, 'orderNumber' | 'lineId' | 'pieces' | 'skuId' | 'isWanted' | 'onChosen'>

/** Runs the choice of one item, and tells what is held for it. */
export const useExchangeChoiceActor = (props: Input): ExchangeChoiceActor => {
  const { orderNumber, lineId, pieces, skuId, isWanted, onChosen } = props
  const app = useApp()
  const machine = useMemo(() => createExchangeChoiceMachine(app.changes), [app])
  const actor = useFlow(machine, {
    input: { orderNumber, lineId, language: app.place.language, pieces, skuId, now: app.clock.now },
    on: {
      'variant.held': ({ variant }) => onChosen(variant),
      'variant.lost': () => onChosen(null),
      'session.rejected': (event) => app.session.send(event),
    },
  })
  useEffect(() => {
    actor.send({ type: isWanted ? 'exchange.open' : 'exchange.close' })
  }, [actor, isWanted])
  useEffect(() => {
    if (actor.getSnapshot().context.pieces !== pieces) actor.send({ type: 'pieces.change', pieces })
  }, [actor, pieces])
  return actor
}
