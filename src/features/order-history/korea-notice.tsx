import { Trans, useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { carouselMachine } from '../../../machines/carousel/carousel.machine.ts'
import {
  isTurning,
  selectBannerIndex,
  selectRotationButton,
} from '../../../machines/carousel/carousel.selectors.ts'
import { IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { CarouselControls } from '../carousel/carousel-controls.tsx'
import { useHelpLink } from '../shell/shop-links.ts'
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
      notices={[
        <Trans key="sign-in">
          Sign in with the account you ordered with to see all of your orders. {link}
        </Trans>,
        <Trans key="guest">Ordered without an account? Sign in with the same e-mail address. {link}</Trans>,
      ]}
      close={
        <IconButton label={t`Close`} onClick={() => setClosed(true)}>
          <Icon name="close" small />
        </IconButton>
      }
    />
  )
}

function Notices(props: { readonly notices: readonly ReactNode[]; readonly close: ReactNode }) {
  const { t } = useLingui()
  const { notices } = props
  const [prefersReducedMotion] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const carousel = useActorRef(carouselMachine, { input: { count: notices.length, prefersReducedMotion } })
  const current = useSelector(carousel, selectBannerIndex)
  const turning = useSelector(carousel, isTurning)
  const button = useSelector(carousel, selectRotationButton)
  const state = useSelector(carousel, (snapshot) => snapshot.value)
  const hold = () => carousel.send({ type: 'carousel.hold' })
  const release = () => carousel.send({ type: 'carousel.release' })
  return (
    <section
      className={css.notice}
      aria-roledescription={t`carousel`}
      aria-label={t`Notice`}
      data-flow="carousel"
      data-state={state}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={css.stage} aria-live={turning ? 'off' : 'polite'}>
        {notices.map((notice, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the notices are fixed
            key={index}
            className={cx(css.slide, index === current && css.current)}
          >
            {notice}
          </p>
        ))}
      </div>
      <CarouselControls
        count={notices.length}
        current={current}
        button={button}
        onPick={(index) => carousel.send({ type: 'banner.select', index })}
        onPause={() => carousel.send({ type: 'carousel.pause' })}
        onResume={() => carousel.send({ type: 'carousel.resume' })}
      />
      {props.close}
    </section>
  )
}
