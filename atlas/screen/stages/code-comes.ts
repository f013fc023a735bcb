import { bookOf } from '../../../src/features/address-book/load-book.ts'
import { loadPanel } from '../../../src/features/exchange-choice/load-panel.ts'

/** React takes what stands in a promise that says that it has come, and waits for none of it. */
const comes = async (code: Promise<unknown>): Promise<void> => {
  Object.assign(code, { value: await code, status: 'fulfilled' })
}

/** The address book of a country, two letters. */
export const bookComes = (country: string): Promise<void> => comes(bookOf(country))

/** The panel of an exchange. */
export const panelComes = (): Promise<void> => comes(loadPanel())
