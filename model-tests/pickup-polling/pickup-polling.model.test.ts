import { describeModel } from '../lib/describe-model.ts'
import { pickupPollingModel } from './pickup-polling.model.ts'

describeModel(pickupPollingModel)
