import { describe, expect, it } from 'vitest'
import { paymentTypes } from '../../contract/orders/payment.ts'
import { paymentLabels } from './payment.ts'

describe('payment types', () => {
  it('[OD-12] are the specification’s, each with a name or a text', () => {
    const specified =
      'ALIPAY, ASTROPAY, BILLPAY, CASH, CHECK, COD, CONV_STORE, CREDIT_CARD, CUSTOMER_ACCOUNT, CUSTOMER_OFBT, DEBIT_CARD, GIFT_CERTIFICATE, IYZICO, KLARNA, MALL_CERTIFICATE, OFFLINE_BANK, OTHER_CREDIT, OTHER_DEBIT, PAYPAL, POS_PURCHASE, PROMO_VOUCHER, QIWI, REALTIME_BANK, RFO, SAFETYPAY, SOFORT, STORE_CREDIT, STORE_GIFTCERT, TENPAY, TRAVELERS_CHECK, UNIONPAY, WECHAT'
    expect(paymentTypes).toEqual(specified.split(', '))
    expect(Object.keys(paymentLabels)).toEqual(specified.split(', '))
  })

  it('[OD-12] with proper names show them untranslated, REALTIME_BANK as iDEAL', () => {
    const names = paymentTypes.flatMap((type) => {
      const label = paymentLabels[type]
      return label.kind === 'name' ? [[type, label.name]] : []
    })
    expect(Object.fromEntries(names)).toEqual({
      ALIPAY: 'Alipay',
      ASTROPAY: 'AstroPay',
      BILLPAY: 'BillPay',
      IYZICO: 'iyzico',
      KLARNA: 'Klarna',
      PAYPAL: 'PayPal',
      QIWI: 'QIWI',
      REALTIME_BANK: 'iDEAL',
      SAFETYPAY: 'SafetyPay',
      SOFORT: 'Sofort',
      TENPAY: 'Tenpay',
      UNIONPAY: 'UnionPay',
      WECHAT: 'WeChat Pay',
    })
  })

  it('[OD-12] with words of a language have a text of their own each', () => {
    const texts = paymentTypes.flatMap((type) => {
      const label = paymentLabels[type]
      return label.kind === 'text' ? [[type, label.key]] : []
    })
    expect(Object.fromEntries(texts)).toEqual({
      CASH: 'cash',
      CHECK: 'check',
      COD: 'cashOnDelivery',
      CONV_STORE: 'convenienceStore',
      CREDIT_CARD: 'creditCard',
      CUSTOMER_ACCOUNT: 'customerAccount',
      CUSTOMER_OFBT: 'offlineBankTransfer',
      DEBIT_CARD: 'debitCard',
      GIFT_CERTIFICATE: 'giftCard',
      MALL_CERTIFICATE: 'mallCertificate',
      OFFLINE_BANK: 'bankTransfer',
      OTHER_CREDIT: 'otherCredit',
      OTHER_DEBIT: 'otherDebit',
      POS_PURCHASE: 'posPurchase',
      PROMO_VOUCHER: 'promoVoucher',
      RFO: 'refundOrder',
      STORE_CREDIT: 'storeCredit',
      STORE_GIFTCERT: 'storeGiftCard',
      TRAVELERS_CHECK: 'travelersCheck',
    })
    expect(new Set(texts.map(([, key]) => key)).size).toBe(texts.length)
  })
})
