import { expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

it('gives back the exit code and everything printed, without colours', async () => {
  const script =
    "process.stdout.write('\\u001b[31mred\\u001b[39m ');process.stderr.write('error');process.exitCode=3"
  expect(await runCommand('node', ['-e', script])).toEqual({ code: 3, output: 'red error' })
})

it('runs on the Node that the project brings', async () => {
  expect((await runCommand('node', ['-p', 'process.versions.node'])).output.trim()).toBe(
    process.versions.node,
  )
})

it('ends what takes too long, with everything it started', async () => {
  const script =
    "require('child_process').spawn(process.execPath,['-e','setInterval(()=>{},9e8)'],{stdio:'inherit'})"
  const result = await runCommand('node', ['-e', `${script};setInterval(()=>{},9e8)`], { patienceMs: 300 })
  expect(result).toEqual({ code: 124, output: '\nEnded after 0.3 s.\n' })
})

it('says when a command cannot be started', async () => {
  const { code, output } = await runCommand('no-such-command', [])
  expect(code).toBe(127)
  expect(output).toContain('no-such-command')
})
