import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHelpLink } from '../../components/links/shop-links.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import { Notices } from '../carousel/notices.tsx'
import css from './korea-notice.module.css'

/** In Korea: sign in with the right account to see every order, with the help page; turns every 5 s, can be closed (HI-05). */
export function KoreaNotice() {
  const { t } = useLingui()
  const help = useHelpLink()('signIn')
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const link = (
    <a href={help}>
      <Trans>How to sign in</Trans>
    </a>
  )
  return (
    <Notices
      label={t({
        message: 'Notice',
        comment: 'Names a message at the top of the list of orders, read out (noun)',
      })}
      className={css.notice}
      notices={[
        {
          id: 'sign-in',
          words: <Trans>Sign in with the account you ordered with to see all of your orders. {link}</Trans>,
        },
        {
          id: 'guest',
          words: <Trans>Ordered without an account? Sign in with the same email address. {link}</Trans>,
        },
      ]}
      close={
        <IconButton
          label={t({
            message: 'Close',
            comment: 'Names the × that closes a dialog or a notice, read out (verb)',
          })}
          onClick={() => setClosed(true)}
        >
          <Icon name="close" small />
        </IconButton>
      }
    />
  )
}
