import { describeModel } from '../lib/describe-model.ts'
import { returnLabelModel } from './return-label.model.ts'

describeModel(returnLabelModel)
