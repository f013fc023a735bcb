import { i18n } from '@lingui/core'
import { createActor } from 'xstate'
import { createOfflineCodesMachine } from '../../machines/offline-codes/offline-codes.actors.ts'
import type { App } from '../components/app/app-context.ts'
import type { OfflineCodesActor } from '../components/app/offline-codes.ts'
import { renderCode } from '../features/offline-codes/render-code.tsx'

/** Starts what keeps codes; loaded with the first one. */
export const runOfflineCodes = (
  { http, place, inspect }: Pick<App, 'http' | 'place' | 'inspect'>,
  { hasKept, mark }: { readonly hasKept: boolean; readonly mark: (hasKept: boolean) => void },
): OfflineCodesActor => {
  const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
  const machine = createOfflineCodesMachine({
    http,
    mark,
    timeZone,
    now: Date.now,
    render: (code, seenAt) => renderCode({ code, seenAt, place, timeZone: timeZone(), i18n }),
  })
  return createActor(machine, { input: { hasKept }, inspect }).start()
}
