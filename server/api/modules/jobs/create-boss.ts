import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { errorFields, type Log } from '../../../common/log.ts'

/**
 * The queue on the host's own database. Start it before the app answers, stop it before the database closes.
 * A worker that died is noticed by its missing heartbeat, on a server within about 15 seconds.
 */
export const createBoss = (connection: ConstructorOptions, log: Log): PgBoss => {
  const boss = new PgBoss({
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    ...connection,
    schema: 'pgboss',
    useListenNotify: true,
    // No job waits for another, and the one schedule is by the hour.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: 45,
    cronMonitorIntervalSeconds: 45,
  })
  boss.on('error', (error) => log('error', 'queue.error', errorFields(error)))
  boss.on('warning', (warning) => log('warn', 'queue.warning', { message: warning.message }))
  return boss
}
