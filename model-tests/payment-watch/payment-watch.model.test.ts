import { describeModel } from '../lib/describe-model.ts'
import { paymentWatchModel } from './payment-watch.model.ts'

describeModel(paymentWatchModel)
