import { expect, type Page } from '@playwright/test'

/** What stands beneath a code once it is kept. */
export const savedWords = 'Saved on this device, so it opens offline too.'

/** Waits until the code on the page is kept. */
export const whenKept = async (page: Page): Promise<void> => {
  await expect(page.getByText(savedWords)).toBeVisible()
}

/** All that this browser keeps for codes beyond cookies: workers, caches, rows of the database by their store, and the mark. */
export const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rows: Record<string, number> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        rows[store] = await settled(database.transaction(store).objectStore(store).count())
      }
      database.close()
    }
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      rows,
      marks: Object.keys(localStorage).filter((name) => name.startsWith('baton.offline')),
    }
  })

export const nothingLeft = { workers: 0, caches: [], rows: {}, marks: [] }

/** Lets the end of what is kept pass: of the code, or of the session that it was kept in. */
export const endsNow = (page: Page, what: 'code' | 'session') =>
  page.evaluate(async (ends) => {
    const [store, field] = ends === 'code' ? ['codes', 'until'] : ['session', 'endsAt']
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('baton-offline-codes'))
    const rows = database.transaction(store, 'readwrite').objectStore(store)
    for (const name of await settled(rows.getAllKeys())) {
      const row = await settled(rows.get(name))
      await settled(rows.put({ ...row, [field]: Date.now() - 1 }, name))
    }
    database.close()
  }, what)

/** Opens an address without a connection, and says whether the browser got anything to show. */
export const opensOffline = async (page: Page, path: string): Promise<boolean> => {
  await page.context().setOffline(true)
  const opened = await page.goto(path).then(
    () => true,
    () => false,
  )
  await page.context().setOffline(false)
  return opened
}
