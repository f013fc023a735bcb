import pg from 'pg'

/** Any number that no other advisory lock of the product uses. */
const holdLock = 7_302_300

const makeTrigger = `
  create function wait_for_release() returns trigger language plpgsql as $$
  begin perform pg_advisory_xact_lock_shared(${holdLock}, hashtext(new.key)); return new; end $$;
  create trigger held before insert on idempotency_keys for each row execute function wait_for_release()`

const countWaiting = `
  select count(*)::int as waiting from pg_locks
  where locktype = 'advisory' and not granted and classid = ${holdLock}
    and database = (select oid from pg_database where datname = current_database())`

export type HeldCommits = {
  /** The change of this key will wait, all its work done, with nothing committed. */
  readonly hold: (key: string) => Promise<void>
  /** How many changes wait. */
  readonly waiting: () => Promise<number>
  /** Lets them all go on. */
  readonly release: () => Promise<void>
}

/** Stops changes of chosen keys in the last step before their transactions commit: where the outcome is stored. */
export const holdCommits = async (databaseUrl: string): Promise<HeldCommits> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(makeTrigger)
  // Locks belong to the connection, which takes one query at a time.
  let held: Promise<unknown> = Promise.resolve()
  return {
    hold: async (key) => {
      held = held.then(() => client.query('select pg_advisory_lock($1, hashtext($2))', [holdLock, key]))
      await held
    },
    waiting: async () => (await client.query<{ waiting: number }>(countWaiting)).rows[0]?.waiting ?? 0,
    release: () => client.end(),
  }
}
