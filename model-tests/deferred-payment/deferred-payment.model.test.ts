import { describeModel } from '../lib/describe-model.ts'
import { deferredPaymentModel } from './deferred-payment.model.ts'

describeModel(deferredPaymentModel)
