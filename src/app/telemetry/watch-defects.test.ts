import { expect, it, vi } from 'vitest'
import { watchDefects } from './watch-defects.ts'

const rejectedWith = (reason: unknown) => {
  const page = new EventTarget()
  const reportError = vi.fn()
  watchDefects(page as unknown as Window, reportError)
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  page.dispatchEvent(event)
  return { reported: reportError.mock.calls, silenced: event.defaultPrevented }
}

it('reports what nothing caught, by its kind alone', () => {
  expect(rejectedWith(new TypeError('maya@example.com is undefined'))).toEqual({
    reported: [['unknown orders error', 'TypeError']],
    silenced: false,
  })
})

it.each([
  new DOMException('Transition was skipped', 'AbortError'),
  new DOMException('Skipped ViewTransition due to document being hidden', 'InvalidStateError'),
  new DOMException('The user aborted a request.', 'AbortError'),
])('takes %s for no defect', (reason) => {
  expect(rejectedWith(reason)).toEqual({ reported: [], silenced: true })
})
