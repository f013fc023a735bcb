import { useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { AddressBookEntry } from '../../../contract/addresses/delivery-address.ts'
import type { AddressRules } from '../../../domain/addresses/address-rules.types.ts'
import { createAddressBookMachine } from '../../../machines/address-book/address-book.actors.ts'
import type { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts'
import type { addressFormMachine } from '../../../machines/address-book/address-form/address-form.machine.ts'
import { selectVisitor } from '../../../machines/session/session.selectors.ts'
import { type App, useApp, useMember } from '../../components/app/app-context.ts'
import { useFlow } from '../../components/app/use-flow.ts'

export type AddressBookActor = ActorRefFrom<typeof addressBookMachine>
export type AddressFormActor = ActorRefFrom<typeof addressFormMachine>

export type BookProps = {
  readonly rules: AddressRules
  /** The address that the order left from. */
  readonly shipFrom: AddressBookEntry | null
  /** What was entered for this return before. */
  readonly entered: readonly AddressBookEntry[]
  readonly chosenId: string | null
  readonly onChosen: (address: AddressBookEntry, isEntered: boolean) => void
}

const visitOf = ({ session }: App) => {
  const visitor = selectVisitor(session.getSnapshot())
  return visitor && { visitorId: visitor.visitorId, visit: visitor.visit }
}

/** Runs the address book, and tells which address was chosen. */
export const useAddressBookActor = ({ onChosen, ...input }: BookProps): AddressBookActor => {
  const app = useApp()
  const member = useMember()
  const [since] = useState(Date.now)
  const machine = useMemo(
    () =>
      createAddressBookMachine({ ...app.changes, drafts: app.drafts, since, visitor: () => visitOf(app) }),
    [app, since],
  )
  return useFlow(machine, {
    input: { ...input, upmId: member?.upmId ?? null, language: app.place.language },
    on: { 'address.chosen': ({ address, isEntered }) => onChosen(address, isEntered) },
  })
}
