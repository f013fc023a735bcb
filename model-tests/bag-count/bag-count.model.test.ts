import { describeModel } from '../lib/describe-model.ts'
import { bagCountModel } from './bag-count.model.ts'

describeModel(bagCountModel)
