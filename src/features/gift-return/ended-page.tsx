import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/controls/button.tsx'
import text from '../../ui/text.module.css'
import { GiftFrame } from './gift-frame.tsx'
import { useGiftReturn } from './gift-return-context.ts'

/** The hour is over (BY-52). */
export function EndedPage() {
  const actor = useGiftReturn()
  return (
    <GiftFrame title={<Trans>Enter the code again</Trans>}>
      <p className={text.read}>
        <Trans>To keep gifts private, this page closes after an hour. What you sent is safe with us.</Trans>
      </p>
      <div>
        <Button onClick={() => actor.send({ type: 'lookup.again' })}>
          <Trans>Find the gift</Trans>
        </Button>
      </div>
    </GiftFrame>
  )
}
