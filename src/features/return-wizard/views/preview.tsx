import { Plural, Trans } from '@lingui/react/macro'
import { profileOf } from '../../../../domain/countries/profile-of.ts'
import { storeInLine } from '../../../../domain/pickup/store-address.ts'
import { storeName } from '../../../../domain/pickup/store-name.ts'
import {
  chosenMethod,
  returnCountry,
  stepsOfReturn,
} from '../../../../machines/return-wizard/return-wizard.rules.ts'
import { PageButton } from '../../../components/links/links.tsx'
import frame from '../../../components/page/message.module.css'
import { Gap } from '../../../components/words/gap.tsx'
import { RefundTime } from '../../../components/words/refund-time.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { BackLink } from '../../../ui/controls/text-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Columns } from '../../../ui/layout/wrap.tsx'
import { Note } from '../../../ui/marks/note.tsx'
import text from '../../../ui/text.module.css'
import { methodWords } from '../method/method-words.tsx'
import css from '../return-wizard.module.css'
import { useWizard, useWizardContext } from '../return-wizard-context.ts'
import { useStepNames } from '../step/step-names.tsx'
import { RefundFrame } from '../summary/refund-summary.tsx'
import { ChosenItems } from './chosen-items.tsx'
import shape from './preview.module.css'

/** The return as it would be, for a look and to be changed; nobody was told of it (RI-07). */
export function Preview() {
  const actor = useWizard()
  const context = useWizardContext()
  const { orderNumber } = context
  const names = useStepNames()
  const goBack = () => actor.send({ type: 'wizard.back' })
  return (
    <>
      <BackLink
        href="#back"
        onClick={(event) => {
          event.preventDefault()
          goBack()
        }}
      >
        {names[stepsOfReturn(context).at(-1) ?? 'method']}
      </BackLink>
      <div className={css.head}>
        <h1 className={text.display} tabIndex={-1}>
          <Trans>Preview of your return</Trans>
        </h1>
      </div>
      <Columns>
        <div className={shape.parts}>
          <Note tone="wait" live="status" title={<Trans>Nothing was sent</Trans>}>
            <p>
              <Reason />
            </p>
          </Note>
          <Way />
          <ChosenItems title={<Trans>Items in this return</Trans>} />
          <div className={frame.actions}>
            <PageButton to="/{-$country}/{-$locale}/orders/sales/$orderNumber" params={{ orderNumber }}>
              <Trans comment="Button: to the page of the order (noun). Up to 34 characters">
                Back to order
              </Trans>
            </PageButton>
            <Button tone="line" onClick={goBack}>
              <Trans>Change your return</Trans>
            </Button>
          </div>
        </div>
        <RefundFrame />
      </Columns>
    </>
  )
}

/** Why it is a preview: Korea's stores make the return themselves, else returns are being tried out. */
function Reason() {
  const { flags } = useWizardContext()
  return flags.enableFakeReturn ? (
    <Trans>This is only a preview: your order won’t change.</Trans>
  ) : (
    <Trans>The store handles your return. Show this page there, with the items and their tags.</Trans>
  )
}

function Way() {
  const context = useWizardContext()
  const { store } = context.draft
  const method = chosenMethod(context)
  if (method === null) return null
  const words = methodWords[method.card.kind]
  const { previewsStoreReturns, storeReturnDays: days } = profileOf(returnCountry(context)).returns
  const isAtTill = method.isStore && previewsStoreReturns
  const carrier = method.carrier?.name ?? ''
  const address = store && storeInLine(store)
  return (
    <section className={shape.part} data-part="way">
      <h2 className={text.h2}>{words.title(carrier)}</h2>
      {!isAtTill && <p className={text.pretty}>{words.description(carrier)}</p>}
      {store && (
        <p>
          <bdi className={text.strong}>{storeName(store)}</bdi>
          <br />
          <bdi className={text.soft}>{address}</bdi>
        </p>
      )}
      {isAtTill && days !== null && (
        <p className={cx(text.small, text.soft)}>
          <Plural
            value={days}
            one="Stores accept returns within # day of delivery."
            other="Stores accept returns within # days of delivery."
          />
          <Gap />
          <RefundTime country={returnCountry(context)} />
        </p>
      )}
    </section>
  )
}
