/** Figures of the host that have a budget, by section and name. */
export const historySection = 'Order history under load'
export const renderedPerSecond = 'pages with orders per second'
export const postgresSection = 'API host on PostgreSQL'
export const pgliteSection = 'API host on PGlite'
export const answersPerSecond = 'history, answers per second'
export const answersP99 = 'history, p99, ms'
export const idlePercent = 'idle, % of a core'
export const twoHosts = 'two hosts to one, times'
