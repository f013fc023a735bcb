import { describeModel } from '../lib/describe-model.ts'
import { buyAgainModel } from './buy-again.model.ts'

describeModel(buyAgainModel)
