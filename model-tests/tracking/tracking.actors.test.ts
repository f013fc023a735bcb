import { expect, test } from 'vitest'
import { createTrackingMachine } from '../../machines/tracking/tracking.actors.ts'
import { selectTrackingView } from '../../machines/tracking/tracking.selectors.ts'
import { running } from '../samples/running.ts'

test('the number goes to the clipboard, and a browser that refuses is heard', async () => {
  const copied: string[] = []
  const copy = async (text: string) => {
    copied.push(text)
    if (text === 'S2') throw new DOMException('refused', 'NotAllowedError')
  }
  const list = running(createTrackingMachine({ copy }), undefined)
  list.actor.send({ type: 'number.copy', number: 'S1' })
  await list.until((snapshot) => selectTrackingView(snapshot) === 'copied')
  list.actor.send({ type: 'number.copy', number: 'S2' })
  await list.until((snapshot) => selectTrackingView(snapshot) === 'copyRefused')
  list.actor.stop()
  expect(copied).toEqual(['S1', 'S2'])
})
