import { describe, expect, test } from 'vitest'
import { createHostClock } from './host-clock.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)
const header = (time: string) => new Date(at(time)).toUTCString()

describe('the host’s time', () => {
  test('is the device’s own until an answer tells it', () => {
    const clock = createHostClock(() => at('10:00:00'))
    expect(clock.now()).toBe(at('10:00:00'))
  })

  test('follows a host whose clock is ahead, and goes on with the device', () => {
    let device = at('10:00:00')
    const clock = createHostClock(() => device)
    clock.observe(header('10:31:00'), device)
    device += 5_000
    expect(clock.now()).toBe(at('10:31:05') + 500)
  })

  test('does not tremble with whole seconds', () => {
    const clock = createHostClock(() => at('10:00:00'))
    clock.observe(header('10:00:01'), at('10:00:00'))
    expect(clock.now()).toBe(at('10:00:00'))
    clock.observe(header('10:31:00'), at('10:00:00'))
    const told = clock.now()
    clock.observe(header('10:31:01'), at('10:00:00'))
    expect(clock.now()).toBe(told)
  })

  test('comes back when the host’s clock is set back', () => {
    const clock = createHostClock(() => at('10:00:00'))
    clock.observe(header('10:31:00'), at('10:00:00'))
    clock.observe(header('10:00:00'), at('10:00:00'))
    expect(clock.now()).toBe(at('10:00:00'))
  })

  test.each([null, '', 'yesterday'])('a header of %j tells nothing', (told) => {
    const clock = createHostClock(() => at('10:00:00'))
    clock.observe(told, at('10:00:00'))
    expect(clock.now()).toBe(at('10:00:00'))
  })

  describe('as the page tells it', () => {
    test('counts from the beginning where the device is wrong by a minute or more', () => {
      let device = at('10:00:00')
      const clock = createHostClock(() => device, at('10:31:00'))
      expect(clock.now()).toBe(at('10:31:00'))
      device += 5_000
      expect(clock.now()).toBe(at('10:31:05'))
      expect(createHostClock(() => device, at('09:00:00')).now()).toBe(at('09:00:00'))
    })

    test.each(['09:59:01', '10:00:00', '10:00:59'])('%s is the age of the page at ten o’clock', (told) => {
      expect(createHostClock(() => at('10:00:00'), at(told)).now()).toBe(at('10:00:00'))
    })

    test('gives way to what an answer says', () => {
      const clock = createHostClock(() => at('10:00:00'), at('10:31:00'))
      clock.observe(header('10:40:00'), at('10:00:00'))
      expect(clock.now()).toBe(at('10:40:00') + 500)
    })
  })
})
