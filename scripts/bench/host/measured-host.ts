import type { Visitors } from '../shop/visitors.ts'

export type MeasuredHost = { origin: string; visitors: Visitors; seconds: number }

export const historySection = 'Order history under load'
export const renderedPerSecond = 'pages with orders per second'
