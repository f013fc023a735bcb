import { expect, it } from 'vitest'
import { type CommandEnd, installBrowser, type Machine } from './install-browser.ts'

const done: CommandEnd = { isDone: true, output: '' }
const failed = (output: string): CommandEnd => ({ isDone: false, output })
const locked = failed('Reading package lists...\nE: Could not get lock /var/lib/apt/lists/lock')

/** A machine on which commands end as `endOf` says; `told` has what was run, waited and said. */
const machineWhere = (endOf: (command: string) => CommandEnd) => {
  const ran: string[] = []
  const told: string[] = []
  let sleptMs = 0
  const machine: Machine = {
    run: (program, args) => {
      const command = [program, ...args].join(' ')
      ran.push(command)
      return endOf(command)
    },
    sleep: (ms) => {
      sleptMs += ms
    },
    tell: (line) => told.push(line),
  }
  return { machine, ran, told, sleptMs: () => sleptMs }
}

const update = 'apt-get -o DPkg::Lock::Timeout=240 update'
const shell = 'apt-get -o DPkg::Lock::Timeout=240 install -y chromium-headless-shell'
const whole = 'apt-get -o DPkg::Lock::Timeout=240 install -y chromium'
const download = 'npx playwright install chromium'

it('takes Debian’s package, and downloads nothing where that has worked', () => {
  const { machine, ran } = machineWhere(() => done)
  expect(installBrowser(() => '/usr/bin/chromium-headless-shell', machine)).toBe(
    '/usr/bin/chromium-headless-shell',
  )
  expect(ran).toEqual([update, shell])
})

it('takes the whole browser where there is no package of the shell, and Playwright’s download last', () => {
  const { machine, ran, told } = machineWhere((command) =>
    command === download ? done : failed('Reading package lists...\nE: Unable to locate package\n'),
  )
  expect(installBrowser(() => '/root/.cache/chrome', machine)).toBe('/root/.cache/chrome')
  expect(ran).toEqual([update, whole, download])
  expect(told).toEqual([
    `No browser found: ${update}`,
    '  failed: E: Unable to locate package',
    `No browser found: ${whole}`,
    '  failed: E: Unable to locate package',
    `No browser found: ${download}`,
  ])
})

it('waits until another apt has let go of the lock', () => {
  let tries = 0
  const { machine, ran, sleptMs } = machineWhere((command) => {
    if (command !== update) return done
    tries += 1
    return tries < 4 ? locked : done
  })
  expect(installBrowser(() => '/usr/bin/chromium', machine)).toBe('/usr/bin/chromium')
  expect(ran).toEqual([update, update, update, update, shell])
  expect(sleptMs()).toBe(6_000)
})

it('gives up on a lock that stays, and finds nothing where nothing can be installed', () => {
  const { machine, ran, sleptMs } = machineWhere((command) => (command === update ? locked : failed('no')))
  expect(installBrowser(() => '/usr/bin/chromium', machine)).toBeUndefined()
  expect(sleptMs()).toBe(240_000)
  expect(ran.slice(-2)).toEqual([whole, download])
})
