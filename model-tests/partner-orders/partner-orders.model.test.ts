import { describeModel } from '../lib/describe-model.ts'
import { partnerOrdersModel } from './partner-orders.model.ts'

describeModel(partnerOrdersModel)
