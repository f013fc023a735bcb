import { describeModel } from '../lib/describe-model.ts'
import { orderHistoryModel } from './order-history.model.ts'

describeModel(orderHistoryModel)
