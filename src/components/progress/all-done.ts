import { msg } from '@lingui/core/macro'

/** The last step of a return of which all is exchanged or becomes store credit: nothing is refunded (BY-05, BY-06). */
export const allDone = msg({
  message: 'Done',
  context: 'last step of a return without money',
  comment:
    'Last step of a return, one of four beside each other: all of it is exchanged or has become store credit. Up to 13 characters',
})
