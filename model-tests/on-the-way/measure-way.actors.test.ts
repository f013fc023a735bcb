import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { minutesByMeans } from '../../domain/visits/travel-time.ts'
import { createMeasureWay } from '../../machines/on-the-way/measure-way.actors.ts'

const store = { latitude: 39.5296, longitude: -119.8138 }
type Told = { latitude: number; longitude: number; accuracy: number } | { code: number }

/** A device that says one thing, and what it was asked. */
const deviceThatSays = (told: Told) => {
  const asked: (PositionOptions | undefined)[] = []
  const device: Pick<Geolocation, 'getCurrentPosition'> = {
    getCurrentPosition: (found, lost, options) => {
      asked.push(options)
      if ('code' in told) lost?.({ code: told.code } as GeolocationPositionError)
      else found({ coords: told } as GeolocationPosition)
    },
  }
  return { asked, device }
}

const measured = (device: Pick<Geolocation, 'getCurrentPosition'> | undefined) =>
  toPromise(
    createActor(
      createMeasureWay(() => device),
      { input: { to: store } },
    ).start(),
  )

describe('the way to the store, as a device measures it', () => {
  test('[BY-45] is minutes by each means, and nothing of where the device is', async () => {
    const { asked, device } = deviceThatSays({ latitude: 39.5746, longitude: -119.8138, accuracy: 20 })
    expect(await measured(device)).toEqual({ kind: 'measured', minutes: minutesByMeans(5_004) })
    expect(asked).toEqual([{ timeout: 15_000, maximumAge: 60_000 }])
  })

  test.each([
    ['may not be read', { code: 1 }, 'denied'],
    ['is not to be had', { code: 2 }, 'absent'],
    ['takes too long', { code: 3 }, 'slow'],
    ['fails otherwise', { code: 9 }, 'absent'],
    ['is known too roughly', { latitude: 39.54, longitude: -119.8138, accuracy: 5_000 }, 'coarse'],
    ['is across the sea', { latitude: 51.5, longitude: -0.12, accuracy: 20 }, 'far'],
  ] as const)('[BY-45] where the position %s', async (_, told, kind) => {
    expect(await measured(deviceThatSays(told).device)).toEqual({ kind })
  })

  test('[BY-45] a device without positions has none', async () => {
    expect(await measured(undefined)).toEqual({ kind: 'absent' })
  })
})
