import type { CDPSession } from '@playwright/test'
import { throttling, userAgents } from 'lighthouse/core/config/constants.js'

const slow4G = throttling.mobileSlow4G
const bytesPerSecond = (kilobits: number) => Math.floor((kilobits * 1024) / 8)

/** Lighthouse's phone as a browser context: its screen, its touch, its name. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: userAgents.mobile,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
} as const

export type Speed = 'throttled' | 'slowProcessor' | 'full'

/** Slows a page to the phone's processor, and to slow 4G as well where it is `throttled`, as Lighthouse does by DevTools. */
export async function slowDown(session: CDPSession, speed: Speed): Promise<void> {
  if (speed === 'full') return
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow4G.cpuSlowdownMultiplier })
  if (speed === 'slowProcessor') return
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4G.requestLatencyMs,
    downloadThroughput: bytesPerSecond(slow4G.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(slow4G.uploadThroughputKbps),
  })
}
