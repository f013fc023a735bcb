import { createBoss } from '../../api/modules/jobs/create-boss.ts'
import { createQueues } from '../../api/modules/jobs/queues.ts'
import { silentLog } from '../../common/log.ts'
import { type OpenDatabase, type OpenDatabaseOptions, openDatabase } from '../../db/open-database.ts'

/** Opens an empty database with everything that tests would otherwise make again each time: tables and queues. */
export const openTemplate = async (options: OpenDatabaseOptions): Promise<OpenDatabase> => {
  const opened = await openDatabase(options)
  const boss = createBoss(opened.bossOptions, silentLog)
  await boss.start()
  await createQueues(boss)
  await boss.stop({ graceful: false })
  return opened
}
