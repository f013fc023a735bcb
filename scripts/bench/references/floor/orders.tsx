import { useMachine } from '@xstate/react'
import { ordersMachine } from './orders.machine.ts'
import { Rows } from './rows.tsx'

export default function Orders() {
  const [snapshot, send] = useMachine(ordersMachine)
  if (!snapshot.matches('ready')) return null
  const { rows, picked } = snapshot.context
  return (
    <>
      <Rows rows={rows} onPick={(row) => send({ type: 'row.picked', row })} />
      <p role="status">{picked?.title}</p>
    </>
  )
}
