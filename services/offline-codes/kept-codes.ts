import type { SessionLife } from '../../contract/session/session.ts'

/** A code as it was seen, ready to be shown again: markup that was rendered from our own views, without any script. */
export type KeptPage = {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly styles: string
  readonly body: string
}

type SessionRow = { readonly id: string; readonly endsAt: number; readonly key: CryptoKey }
type CodeRow = {
  readonly until: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

const databaseName = 'baton-offline-codes'
const onlyRow = 'current'

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const over = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('session')
    request.result.createObjectStore('codes')
  }
  const database = await settled(request)
  database.onversionchange = () => database.close()
  return database
}

/** Does something with the database, and lets it go. */
const within = async <Result>(use: (database: IDBDatabase) => Promise<Result>): Promise<Result> => {
  const database = await open()
  try {
    return await use(database)
  } finally {
    database.close()
  }
}

const readSession = (transaction: IDBTransaction): Promise<SessionRow | undefined> =>
  settled(transaction.objectStore('session').get(onlyRow))

const encode = (text: string) => new TextEncoder().encode(text)

/** The name that a code is kept under: its order's number stands nowhere to be read. */
const nameOf = async (sessionId: string, number: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', encode(`${sessionId} ${number.toUpperCase()}`))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const cipher = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encode(name),
})

/** The key of this session; what another one has left is gone first. A key leaves the browser's store for nobody, not even for us. */
const sessionKey = async (database: IDBDatabase, { id, endsAt }: SessionLife): Promise<CryptoKey> => {
  const known = await readSession(database.transaction('session'))
  const key =
    known?.id === id
      ? known.key
      : await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const writing = database.transaction(['session', 'codes'], 'readwrite')
  const done = over(writing)
  if (known?.id !== id) writing.objectStore('codes').clear()
  writing.objectStore('session').put({ id, endsAt: Date.parse(endsAt), key } satisfies SessionRow, onlyRow)
  await done
  return key
}

const dropEnded = async (codes: IDBObjectStore, now: number): Promise<void> => {
  for (const name of await settled(codes.getAllKeys())) {
    const row: CodeRow | undefined = await settled(codes.get(name))
    if (row !== undefined && row.until <= now) codes.delete(name)
  }
}

/**
 * Keeps a code under the key of its session, in place of what was kept for the same number.
 * @returns `false` where another session has begun or this one has ended meanwhile: then nothing is kept.
 */
export const keepCode = (code: {
  readonly keptFor: SessionLife
  readonly number: string
  readonly page: KeptPage
  /** Epoch milliseconds. */
  readonly until: number
  readonly now: number
  /** Whether nobody waits for it any more: the session was left meanwhile. */
  readonly isLeft: () => boolean
}): Promise<boolean> =>
  within(async (database) => {
    const { keptFor, number, page, until, now, isLeft } = code
    const key = await sessionKey(database, keptFor)
    const name = await nameOf(keptFor.id, number)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt(cipher(iv, name), key, encode(JSON.stringify(page)))
    const writing = database.transaction(['session', 'codes'], 'readwrite')
    const done = over(writing)
    const isStill = (await readSession(writing))?.id === keptFor.id
    if (isLeft()) {
      writing.objectStore('session').clear()
      writing.objectStore('codes').clear()
    } else if (isStill) {
      writing.objectStore('codes').put({ until, iv, sealed } satisfies CodeRow, name)
      await dropEnded(writing.objectStore('codes'), now)
    }
    await done
    return isStill && !isLeft()
  })

/** The code of an order, as it was seen; `null` where none is kept any more. */
export const openCode = (number: string, now: number): Promise<KeptPage | null> =>
  within(async (database) => {
    const session = await readSession(database.transaction('session'))
    if (session === undefined) return null
    const name = await nameOf(session.id, number)
    const writing = database.transaction(['session', 'codes'], 'readwrite')
    const done = over(writing)
    if (session.endsAt <= now) {
      writing.objectStore('session').clear()
      writing.objectStore('codes').clear()
    } else await dropEnded(writing.objectStore('codes'), now)
    const row: CodeRow | undefined = await settled(writing.objectStore('codes').get(name))
    await done
    if (row === undefined) return null
    const text = await crypto.subtle.decrypt(cipher(row.iv, name), session.key, row.sealed)
    return JSON.parse(new TextDecoder().decode(text)) as KeptPage
  })

/** The session that codes are kept for; `null` where none are. */
export const keptForSession = (): Promise<string | null> =>
  within(async (database) => (await readSession(database.transaction('session')))?.id ?? null)

/** Forgets every code, with the key: whatever of them is left on the device cannot be read any more. */
export const forgetCodes = async (): Promise<void> => {
  await within(async (database) => {
    const writing = database.transaction(['session', 'codes'], 'readwrite')
    const done = over(writing)
    writing.objectStore('session').clear()
    writing.objectStore('codes').clear()
    await done
  })
  const request = indexedDB.deleteDatabase(databaseName)
  // Another tab that still has it open finds it empty, and it goes with that tab.
  await new Promise<void>((resolve) => {
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}
