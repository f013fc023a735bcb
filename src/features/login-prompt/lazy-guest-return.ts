import { lazy } from 'react'

/** Comes with the first order that a guest opens. */
export const GuestReturn = lazy(async () => {
  const { GuestReturn: Loaded } = await import('./guest-return.tsx')
  return { default: Loaded }
})
