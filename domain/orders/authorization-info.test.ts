import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../testing/samples.ts'
import { authorizationInfoOf } from './authorization-info.ts'

const phoneNumber = { countryCode: '44', subscriberNumber: '7700900123' }
const shipFrom = { contactInformation: { email: 'from@podium.example', dayPhoneNumber: '7700900111' } }
const userInfo = { phoneNumber, contactInformation: { dayPhoneNumber: '7700900222' } }

describe('authorization info', () => {
  it('[OD-17] is derived from the order’s own contacts: e-mail, day phone and phone number', () => {
    expect(authorizationInfoOf(sampleOrder({ shipFrom, userInfo }))).toEqual({
      email: 'from@podium.example',
      dayPhoneNumber: '7700900222',
      phoneNumber,
    })
    expect(authorizationInfoOf(sampleOrder({ shipFrom }))).toEqual({
      email: 'from@podium.example',
      dayPhoneNumber: '7700900111',
      phoneNumber: null,
    })
  })

  it('[OD-17] takes what the host gave before that', () => {
    const authorizationInfo = {
      email: 'given@podium.example',
      dayPhoneNumber: '7700900333',
      phoneNumber: { countryCode: '48', subscriberNumber: '5550100' },
    }
    expect(authorizationInfoOf(sampleOrder({ authorizationInfo, shipFrom, userInfo }))).toEqual(
      authorizationInfo,
    )
  })

  it('[OD-17] is empty where nothing is known', () => {
    expect(authorizationInfoOf(sampleOrder())).toEqual({
      email: null,
      dayPhoneNumber: null,
      phoneNumber: null,
    })
  })
})
