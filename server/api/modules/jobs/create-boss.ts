import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { errorFields, type Log } from '../../../common/log.ts'

/**
 * The queue on the host's own database. Start it before the app answers, stop it before the database closes.
 * A worker that died is noticed by its missing heartbeat, within about 15 seconds.
 */
export const createBoss = (connection: ConstructorOptions, log: Log): PgBoss => {
  const boss = new PgBoss({
    ...connection,
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log('error', 'queue.error', errorFields(error)))
  boss.on('warning', (warning) => log('warn', 'queue.warning', { message: warning.message }))
  return boss
}
