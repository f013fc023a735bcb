import { describeModel } from '../lib/describe-model.ts'
import { partnerTabModel } from './partner-tab.model.ts'

describeModel(partnerTabModel)
