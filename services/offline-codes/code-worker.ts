import { codeWorkerPath } from '../../domain/offline-codes/code-page.ts'

type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | null = null

/** The pages' Trusted Types let nothing be a script's address but what this policy says, and it says one (`security-headers.ts`). */
const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory }
  policy ??=
    trustedTypes?.createPolicy('offline-codes', { createScriptURL: () => codeWorkerPath }) ??
    ({ createScriptURL: () => codeWorkerPath } satisfies Policy)
  return policy.createScriptURL(codeWorkerPath)
}

const whenActivated = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })

/** Has the worker take over; `false` where the browser has none, refuses it, or the host has switched it off. */
export const startCodeWorker = async (): Promise<boolean> => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (workers === undefined) return false
  await workers.register(workerAddress(), { scope: '/', updateViaCache: 'none' })
  const begun = await workers.getRegistration('/')
  const worker = begun?.active ?? begun?.waiting ?? begun?.installing
  if (!worker || !(await whenActivated(worker))) return false
  return (await workers.getRegistration('/')) !== undefined
}

/** The worker as the browser has registered it; `undefined` before it was asked to, and where there are none. */
export const registeredWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  return workers?.getRegistration('/')
}

/** Takes the worker away, unless it shows notifications as well: pages are the network's again. */
export const endCodeWorker = async (): Promise<void> => {
  const registration = await registeredWorker()
  const pushes: PushManager | undefined = registration?.pushManager
  if ((await pushes?.getSubscription()) == null) await registration?.unregister()
}
