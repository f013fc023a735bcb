import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pictureSources } from '../../../../domain/pictures/picture-sources.ts'
import { chosenPieces } from '../../../../domain/returns/return-selection.ts'
import { itemsOf } from '../../../../machines/return-wizard/return-wizard.rules.ts'
import pictured from '../../../components/order/pictured-items.module.css'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Picture } from '../../../ui/marks/picture.tsx'
import text from '../../../ui/text.module.css'
import { answerInWords } from '../answer/answer-facts.tsx'
import { useReasonWords } from '../reason-words.tsx'
import { useWizardContext } from '../return-wizard-context.ts'
import shape from './preview.module.css'

/** What goes back, with its quantities and reasons, to be read before it is sent. */
export function ChosenItems({ title }: { readonly title: ReactNode }) {
  const context = useWizardContext()
  const reasonWords = useReasonWords()
  const { _ } = useLingui()
  const { choices } = context.draft
  return (
    <section className={shape.part} data-part="items">
      <h2 className={text.h2}>{title}</h2>
      <ul className={pictured.items}>
        {chosenPieces(itemsOf(context), choices).map(({ line, quantity }) => {
          const choice = choices.find(({ lineId }) => lineId === line.id)
          return (
            <li key={line.id}>
              <Picture {...pictureSources(line.product.productImage)} sizes="5.5rem" alt="" missing="" />
              <div>
                <p className={text.strong}>
                  <bdi>{line.product.title}</bdi>
                </p>
                <Facts
                  facts={[
                    {
                      id: 'quantity',
                      term: (
                        <Trans comment="Before a number of pieces; heading of a narrow column of a PDF invoice">
                          Quantity
                        </Trans>
                      ),
                      value: quantity,
                    },
                    {
                      id: 'reason',
                      term: (
                        <Trans comment="Before the reason for which an item is sent back (noun)">
                          Reason
                        </Trans>
                      ),
                      value: reasonWords(choice?.reason ?? null),
                    },
                    {
                      id: 'answer',
                      term: (
                        <Trans comment="Before what is given for a returned item: store credit, or an item in its place">
                          What you get
                        </Trans>
                      ),
                      value: answerInWords(context.draft.answers, line.id, _),
                    },
                    ...(choice?.comment
                      ? [
                          {
                            id: 'comment',
                            term: (
                              <Trans comment="Before what the shopper wrote about an item that is sent back (noun)">
                                Comment
                              </Trans>
                            ),
                            value: <bdi>{choice.comment}</bdi>,
                          },
                        ]
                      : []),
                  ]}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
