/** What befalls the call or the browser, in the order of the table. */
export const columns = {
  refused: 'the host answers 503, and has done nothing',
  slow: 'the host has done it, and answers later than the page waits',
  lost: 'the host has done it, and the connection breaks before the answer',
  garbage: 'the host has done it, and half of its JSON arrives',
  html: 'the host has done it, and a page of HTML arrives',
  empty: 'the host has done it, and nothing arrives with a 200',
  unauthorized: 'the host answers 401, and has done nothing',
  offline: 'the device has no connection, and then has one again',
  reload: 'the page is loaded anew before the answer',
  back: 'the shopper goes back before the answer, and forward again',
  secondTab: 'a second tab does the same at the same time',
  clockAhead: 'the device’s clock is two hours ahead',
  clockBehind: 'the device’s clock is two hours behind',
  storageFull: 'the browser’s storage takes nothing more',
  storageDenied: 'the browser gives the page no storage and no locks',
  codeGone: 'a new release has taken all code away before the page’s own has come',
  partsGone: 'a new release has taken away the code of parts that the page has not asked for yet',
} as const satisfies Readonly<Record<string, string>>

export type ColumnId = keyof typeof columns
export const columnIds = Object.keys(columns) as readonly ColumnId[]
