import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Suspense, use, useMemo, useState } from 'react'
import type { Order } from '../../../contract/orders/order.ts'
import { orderCountry } from '../../../domain/orders/order-country.ts'
import { type OfferedMethod, offeredMethods } from '../../../domain/return-methods/offered-methods.ts'
import { pendingKeyOf } from '../../../machines/attempt/attempt.actors.ts'
import { createMethodSwitchMachine } from '../../../machines/method-switch/method-switch.actors.ts'
import { canSwitch, selectSwitchView } from '../../../machines/method-switch/method-switch.selectors.ts'
import type { ProviderList } from '../../../services/returns/provider-list.ts'
import { switchReturnMethod } from '../../../services/returns/switch-return-method.ts'
import { useApp } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'
import { CheckingOutcome, CheckingTitle } from '../../components/attempt/checking-outcome.tsx'
import { Unconfirmed, UnconfirmedTitle, unconfirmedMark } from '../../components/attempt/unconfirmed.tsx'
import { useAttempt } from '../../components/attempt/use-attempt.ts'
import { usePage } from '../../components/order/use-page.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { useOrderDetail } from '../order-detail/actor/order-detail-context.ts'
import { MethodCards } from '../return-wizard/method/method-cards.tsx'
import { createReturnMemory } from '../return-wizard/return-memory.ts'
import css from './instructions.module.css'

/** As long as nothing was handed over, the return may go back another way (RM-07). */
export function MethodSwitch({ order }: { readonly order: Order }) {
  const { orderNumber } = order
  const { providers } = useApp()
  const country = orderCountry(order, usePage().country)
  const [carriers] = useState(() => providers.known()[country] ?? providers.of(country))
  return (
    <Suspense>
      <Offered key={orderNumber} order={order} carriers={carriers} />
    </Suspense>
  )
}

type Carriers = Awaited<ReturnType<ProviderList['of']>>

/** A page that came with its carriers waits for nothing: it answers as soon as the rest does. */
function Offered(props: { readonly order: Order; readonly carriers: Carriers | Promise<Carriers> }) {
  const { order, carriers } = props
  const methods = useMethods(order, carriers instanceof Promise ? use(carriers) : carriers)
  return methods.length > 1 && <Switch order={order} methods={methods} />
}

const useMethods = (order: Order, providers: Carriers): readonly OfferedMethod[] => {
  const { country, flags, isMember } = usePage()
  return offeredMethods({
    order,
    country: orderCountry(order, country),
    role: isMember ? 'member' : 'guest',
    flags,
    providers,
    hasReturnableItems: true,
  })
}

const useSwitchActor = (order: Order, methods: readonly OfferedMethod[]) => {
  const app = useApp()
  const detail = useOrderDetail()
  const returnOrderNumber = order.orderNumber
  const memory = useMemo(() => createReturnMemory({ ...app.device, now: app.clock.now }), [app])
  const machine = useMemo(() => createMethodSwitchMachine(app.changes), [app])
  const refresh = () => detail.send({ type: 'order.changed', change: null })
  return useFlow(machine, {
    input: {
      returnOrderNumber,
      current: order.returnMethod,
      choices: methods.map(({ key, captureMethod, carrier }) => ({
        key,
        request: {
          returnMethod: captureMethod,
          standardCarrierAlphaCode: key.includes('|') ? (carrier?.code ?? null) : null,
        },
      })),
      pendingKey: pendingKeyOf(app.changes.keys, switchReturnMethod, { returnOrderNumber }),
    },
    on: {
      'method.switched': ({ returnMethod }) => {
        memory.storeMethod(order.parentSalesOrderNumber ?? returnOrderNumber, returnMethod, null)
        refresh()
      },
      'return.outdated': refresh,
    },
  })
}

function Switch({ order, methods }: { readonly order: Order; readonly methods: readonly OfferedMethod[] }) {
  const { t } = useLingui()
  const actor = useSwitchActor(order, methods)
  const view = useSelector(actor, selectSwitchView)
  const chosen = useSelector(actor, ({ context }) => context.chosen ?? context.current)
  const mayConfirm = useSelector(actor, canSwitch)
  const attempt = useAttempt(actor)
  const isChecking = attempt.view === 'checking'
  const close = () => actor.send({ type: 'dialog.dismiss' })
  const closing = {
    label: t({ message: 'Close', comment: 'Names the × that closes a dialog or a notice, read out (verb)' }),
    onClose: close,
  }
  const keep = (
    <Button tone="line" onClick={close}>
      <Trans comment="Button, beside “Switch”. “It” is the return method. Up to 28 characters">
        Keep it as it is
      </Trans>
    </Button>
  )
  return (
    <div className={css.otherWay} data-flow="methodSwitch" data-state={view}>
      <Button tone="quiet" onClick={() => actor.send({ type: 'switch.ask' })} data-action="switch-method">
        <Trans>Return it another way</Trans>
      </Button>
      {view === 'choosing' && (
        <Dialog
          view={view}
          title={<Trans>Return it another way</Trans>}
          close={closing}
          actions={
            <>
              <Button
                onClick={() => actor.send({ type: 'switch.confirm' })}
                {...(!mayConfirm && { reason: <Trans>Choose a different method.</Trans> })}
              >
                <Trans comment="Button, beside “Keep it as it is”: take the other return method (verb). Up to 11 characters">
                  Switch
                </Trans>
              </Button>
              {keep}
            </>
          }
        >
          <MethodCards
            name={t`Return methods`}
            methods={methods}
            chosen={chosen}
            onChoose={(method) => actor.send({ type: 'method.chosen', method })}
          />
        </Dialog>
      )}
      {view === 'switching' && (
        <Dialog
          view={isChecking ? 'checking' : view}
          {...attempt.marks}
          title={isChecking ? <CheckingTitle /> : <Trans>Changing your return method</Trans>}
          close={closing}
          actions={<Button loading={isChecking ? t`Checking` : t`Switching`}>{null}</Button>}
        >
          {isChecking ? (
            <CheckingOutcome />
          ) : (
            <p role="status">
              <Trans>This takes a moment. You can close this page.</Trans>
            </p>
          )}
        </Dialog>
      )}
      {view === 'unconfirmed' && (
        <Dialog
          view={view}
          title={<UnconfirmedTitle />}
          mark={unconfirmedMark}
          close={closing}
          actions={
            <Button onClick={close}>
              <Trans>See how to send it</Trans>
            </Button>
          }
        >
          <Unconfirmed>
            <Trans>Check your return method first. If it hasn’t changed, you can switch it again.</Trans>
          </Unconfirmed>
        </Dialog>
      )}
      {view === 'switched' && (
        <Dialog
          view={view}
          title={<Trans>Your return method has changed</Trans>}
          mark={{ mark: 'good', tone: 'good' }}
          close={closing}
          actions={
            <Button onClick={close}>
              <Trans>See how to send it</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Follow the new instructions. Your old label or code is no longer valid.</Trans>
          </p>
        </Dialog>
      )}
      {view === 'failed' && (
        <Dialog
          view={view}
          title={<Trans>Your return method wasn’t changed</Trans>}
          mark={{ mark: 'bad', tone: 'bad' }}
          close={closing}
          actions={
            <>
              <Button onClick={() => actor.send({ type: 'switch.retry' })}>
                <Trans>Try again</Trans>
              </Button>
              {keep}
            </>
          }
        >
          <p>
            <Trans>Something went wrong on our side. The label or code you have is still valid.</Trans>
          </p>
        </Dialog>
      )}
    </div>
  )
}
