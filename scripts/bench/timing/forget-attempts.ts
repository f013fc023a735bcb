/** Loaded into a timed host before all else: forgets all failed attempts when its parent says so, for limits let few be worked. */
import { isMainThread } from 'node:worker_threads'
import pg from 'pg'
import { PreparingPGlite } from '../../../server/db/preparing-pglite.ts'

const statement = 'delete from attempts'
const { query } = PreparingPGlite.prototype
let embedded: PreparingPGlite | null = null

const onServer = async (connectionString: string) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

if (isMainThread) {
  PreparingPGlite.prototype.query = function (this: PreparingPGlite, ...args: Parameters<typeof query>) {
    embedded = this
    return query.apply(this, args)
  } as typeof query
  process.on('message', (asked) => {
    if (asked !== 'forget') return
    const { DATABASE_URL: url } = process.env
    const done = url === undefined ? embedded?.exec(statement) : onServer(url)
    void Promise.resolve(done).then(() => process.send?.('forgotten'))
  })
}
