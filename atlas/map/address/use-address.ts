import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Address, readAddress, writeAddress } from './address.ts'

const listen = (heard: () => void) => {
  addEventListener('hashchange', heard)
  return () => removeEventListener('hashchange', heard)
}

/** The address as it is now. */
export const useHash = (): string => useSyncExternalStore(listen, () => location.hash)

export const AddressContext = createContext<Address>(readAddress(''))

export const useAddress = (): Address => useContext(AddressContext)

/** Where a link leads that changes these parts of the address and keeps the others. */
export const useHref = (): ((change: Partial<Address>) => string) => {
  const address = useAddress()
  return (change) => writeAddress({ ...address, ...change })
}

/** Changes parts of the address: for what is chosen rather than gone to, in place of the entry before. */
export const useChoose = (): ((change: Partial<Address>) => void) => {
  const address = useAddress()
  return (change) => {
    const next = new URL(writeAddress({ ...address, ...change }), location.href)
    history.replaceState(history.state, '', next)
    dispatchEvent(new HashChangeEvent('hashchange'))
  }
}
