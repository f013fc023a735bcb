import { setMaxListeners } from 'node:events'

/** Charts listen whether their page is hidden: this one never is. Gives back what takes it away. */
export const showDocument = (): (() => void) => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  setMaxListeners(0, document)
  Object.assign(globalThis, { document })
  return () => void Reflect.deleteProperty(globalThis, 'document')
}
