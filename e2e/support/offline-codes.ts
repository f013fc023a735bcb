import { expect, type Page } from '@playwright/test'

/** Waits until the code on the page is kept. */
export const whenKept = async (page: Page): Promise<void> => {
  await expect(page.getByText('Saved on this device, so it opens offline too.')).toBeVisible()
}

/** All that this browser keeps for the pages beyond cookies and marks: workers, caches, and rows of databases by their store. */
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
