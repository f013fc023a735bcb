import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { selectKeptNumbers } from '../../../machines/offline-codes/offline-codes.selectors.ts'
import type { SeenCode } from '../../../machines/offline-codes/offline-codes.types.ts'
import { cx } from '../../ui/cx.ts'
import text from '../../ui/text.module.css'
import { useApp } from '../app/app-context.ts'
import type { OfflineCodesActor } from '../app/offline-codes.ts'
import { useStateName } from '../app/state-name.ts'
import css from './keep-offline.module.css'

/** Stands beneath a code: tells the page's chart that it was seen, and says once it opens without a connection (BY-30). */
export function KeepOffline({ code }: { readonly code: SeenCode }) {
  const { offlineCodes } = useApp()
  const [actor, setActor] = useState<OfflineCodesActor | null>(null)
  const seen = JSON.stringify(code)
  useEffect(() => {
    let isGone = false
    offlineCodes.start().then(
      (started) => {
        if (isGone || started === null) return
        started.send({ type: 'code.seen', code: JSON.parse(seen) as SeenCode })
        setActor(started)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [offlineCodes, seen])
  return (
    <div role="status" className={cx(text.small, text.soft, css.saved)}>
      {actor && <Kept actor={actor} number={code.number} />}
    </div>
  )
}

function Kept({ actor, number }: { readonly actor: OfflineCodesActor; readonly number: string }) {
  const isKept = useSelector(actor, selectKeptNumbers).includes(number)
  return (
    <p data-flow="offlineCodes" data-state={useStateName(actor)}>
      {isKept && <Trans>Saved on this device, so it opens offline too.</Trans>}
    </p>
  )
}
