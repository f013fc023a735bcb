import { describe, expect, it } from 'vitest'
import { groupMessage } from './group-message.ts'

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64')

describe('group message', () => {
  it('[OD-17] prefers the plain message', () => {
    expect(groupMessage({ message: 'Bring a photo ID.', encodedMessage: encode('Other') })).toBe(
      'Bring a photo ID.',
    )
  })

  it.each(['Paczka „mała” – odbiór', 'أحضر رقم الطلب', '寄送中'])(
    '[OD-17] reads %s from Base64 of UTF-8',
    (text) => {
      expect(groupMessage({ message: null, encodedMessage: encode(text) })).toBe(text)
    },
  )

  it('shows nothing rather than what cannot be read', () => {
    expect(groupMessage({ message: null, encodedMessage: '%%%' })).toBe(null)
    expect(
      groupMessage({ message: null, encodedMessage: Buffer.from([0xff, 0xfe]).toString('base64') }),
    ).toBe(null)
    expect(groupMessage({ message: '', encodedMessage: null })).toBe(null)
  })
})
