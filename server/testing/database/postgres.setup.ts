import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTestPostgres, type TestPostgres } from './test-postgres.ts'
import './provided.ts'
import { openTemplate } from './template.ts'

/** A server named in the environment comes first, else one of the run's own; with `CI=true` there must be one. */
const findServer = async (): Promise<TestPostgres | null> => {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, stop: async () => {} }
  try {
    return await startTestPostgres()
  } catch (error) {
    if (process.env.CI === 'true') throw error
    console.warn(`NOT RUN: API tests on real PostgreSQL, no server could be started: ${String(error)}`)
    return null
  }
}

export const databaseUrl = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Migrates one database on a real server; every test file works on a copy of it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const template = `baton_template_${randomUUID().replaceAll('-', '')}`
  const server = await findServer()
  project.provide('pgliteDump', '')
  project.provide('postgresUrl', server?.url ?? null)
  project.provide('postgresTemplate', template)
  if (!server) return async () => {}
  await onServer(server.url, `create database ${template}`)
  await (await openTemplate({ databaseUrl: databaseUrl(server.url, template), dataDir: '' })).close()
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}
