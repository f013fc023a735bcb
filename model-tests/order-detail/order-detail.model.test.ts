import { describeModel } from '../lib/describe-model.ts'
import { orderDetailModel } from './order-detail.model.ts'

describeModel(orderDetailModel)
