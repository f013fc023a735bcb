import type { MessageDescriptor } from '@lingui/core'
import { msg } from '#texts'
import { inSentence } from '../../../domain/format/in-sentence.ts'
import { textIn } from '../../api/modules/orders/localized.ts'
import { i18nIn } from '../../texts/i18n-in.ts'
import { inEach, type SampleText } from '../sample-text.ts'
import { clothingPictures } from './pictures-clothing.ts'
import { footwearPictures } from './pictures-footwear.ts'
import { gearPictures } from './pictures-gear.ts'

/** Every drawing of `public/products`, by the name of its file. */
export const pictures = { ...clothingPictures, ...footwearPictures, ...gearPictures }

export type PictureName = keyof typeof pictures

/** What the picture shows, for those who do not see it. */
export const imageAlt = (noun: MessageDescriptor, colour: SampleText): SampleText =>
  inEach((catalog) => {
    const i18n = i18nIn(catalog)
    const parts = (textIn(colour, catalog) ?? '').split(' / ')
    const color = parts.map((part) => inSentence(part, catalog)).join(' / ')
    return i18n._(msg`${{ noun: i18n._(noun) }} in ${{ color }}`)
  })
