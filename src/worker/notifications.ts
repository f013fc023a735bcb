import type { PushMessage } from '../../contract/notifications/notification.ts'
import type { CodeWorker, NotificationClickEvent, PushEvent } from './code-worker.types.ts'

type Shown = Pick<PushMessage, 'title' | 'body' | 'path' | 'tag' | 'language' | 'dir'>

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A way on this site, whatever else stands in it. */
const isWay = (value: unknown): value is string =>
  isText(value) && value.startsWith('/') && new URL(value, location.origin).origin === location.origin

/** What came, where it is a message of ours; `null` otherwise. */
const messageIn = (event: PushEvent): Shown | null => {
  try {
    const said = event.data?.json() as Partial<Shown> | null | undefined
    const { title, body, path, tag } = said ?? {}
    return isText(title) && isText(body) && isText(tag) && isWay(path) ? (said as Shown) : null
  } catch {
    return null
  }
}

/** Shows what the host tells, in the words that it came with; a second time it takes its own place (BY-38, BY-42). */
const showPush = async (worker: CodeWorker, event: PushEvent): Promise<void> => {
  const message = messageIn(event)
  if (message === null) return
  const { title, body, path, tag, language, dir } = message
  await worker.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    icon: '/favicon.svg',
    data: { path },
  })
}

/** Leads to the page of the order: to one that is open already, else to a new one. */
const openOrder = async (
  worker: Pick<CodeWorker, 'clients'>,
  { notification }: Pick<NotificationClickEvent, 'notification'>,
): Promise<void> => {
  notification.close()
  const path: unknown = (notification.data as { readonly path?: unknown } | null)?.path
  if (!isWay(path)) return
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : worker.clients.openWindow(path))
}

/** The worker shows what is pushed to this browser (BY-36). */
export const hearPushes = (worker: CodeWorker): void => {
  worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event)))
  worker.addEventListener('notificationclick', (event) => event.waitUntil(openOrder(worker, event)))
}
