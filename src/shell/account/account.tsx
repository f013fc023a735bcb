import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useId } from 'react'
import { useApp, useMember, useSessionView } from '../../components/app/app-context.ts'
import { PageLink } from '../../components/links/links.tsx'
import { useShopLink } from '../../components/links/shop-links.ts'
import { useSignIn } from '../../components/page/sign-in.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/marks/icon.tsx'
import css from '../header.module.css'

/** Sign in, or who is signed in and the way out. */
export function Account() {
  const view = useSessionView()
  if (view === 'guest') return <SignIn />
  return view === 'member' ? <SignedIn /> : <span className={css.pending} />
}

function SignIn() {
  const signIn = useSignIn()
  return (
    <button type="button" className={css.account} onClick={signIn}>
      <Icon name="user" />
      <span>
        <Trans>Sign in</Trans>
      </span>
    </button>
  )
}

/** The document stays where a page of our own opens, and the menu would with it. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

function SignedIn() {
  const { t } = useLingui()
  const { session } = useApp()
  const member = useMember()
  const shopLink = useShopLink()
  const id = useId()
  const name = [member?.givenName, member?.familyName].filter(Boolean).join(' ')
  return (
    <>
      <IconButton
        label={name === '' ? t`Your account` : t`Your account, signed in as ${name}`}
        popoverTarget={id}
        data-member={member?.upmId}
      >
        <Icon name="user" />
      </IconButton>
      <div id={id} popover="auto" className={css.panel}>
        {name !== '' && (
          <p>
            <Trans>Signed in as</Trans> <bdi className={css.name}>{name}</bdi>
          </p>
        )}
        <nav className={css.links} aria-label={t`Your account`}>
          <PageLink to="/{-$country}/{-$locale}/orders" onClick={closeMenu}>
            <Trans comment="Tab beside “Partner orders”; heading of a list, and link to it. Up to 23 characters">
              Your orders
            </Trans>
          </PageLink>
          <a href={shopLink('member/profile')}>
            <Trans>Profile</Trans>
          </a>
          <a href={shopLink('member/favorites')}>
            <Trans>Favorites</Trans>
          </a>
          <a href={shopLink('member/settings')}>
            <Trans>Settings</Trans>
          </a>
          <a href={shopLink('help')}>
            <Trans>Help</Trans>
          </a>
        </nav>
        <Button tone="line" wide onClick={() => session.send({ type: 'session.signOut' })}>
          <Trans>Sign out</Trans>
        </Button>
        <Button tone="quiet" wide onClick={() => session.send({ type: 'session.signOutEverywhere' })}>
          <Trans>Sign out on all devices</Trans>
        </Button>
      </div>
    </>
  )
}
