import { lazy } from 'react'
import { ReturnLink } from './return-link.tsx'

/** Comes with the first order that a guest opens; without its code the button is a link. */
export const GuestReturn = lazy(async () => {
  try {
    return { default: (await import('./guest-return.tsx')).GuestReturn }
  } catch {
    return { default: ReturnLink }
  }
})
