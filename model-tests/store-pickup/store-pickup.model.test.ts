import { describeModel } from '../lib/describe-model.ts'
import { storePickupModel } from './store-pickup.model.ts'

describeModel(storePickupModel)
