import bwipjs from 'bwip-js/node'
import { shop } from '../../../../domain/shop-settings/shop.ts'
import type { MailFile } from './rendered-mail.ts'

/** Content id of the code's picture in the text of a mail. */
export const storeCodeCid = `store-code@${shop.site}`

/** The code that a store scans, as the picture that a mail shows. */
export const storeCodeFile = (returnNumber: string, text: string): MailFile => ({
  filename: `store-code-${returnNumber}.png`,
  contentType: 'image/png',
  cid: storeCodeCid,
  content: () =>
    bwipjs.toBuffer({
      bcid: 'code128',
      text,
      scale: 3,
      height: 14,
      paddingwidth: 10,
      paddingheight: 4,
      backgroundcolor: 'FFFFFF',
    }),
})
