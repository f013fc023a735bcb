import { describeModel } from '../lib/describe-model.ts'
import { pickupCancellationModel } from './pickup-cancellation.model.ts'

describeModel(pickupCancellationModel)
