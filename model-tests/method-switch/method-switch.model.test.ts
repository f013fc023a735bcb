import { describeModel } from '../lib/describe-model.ts'
import { methodSwitchModel } from './method-switch.model.ts'

describeModel(methodSwitchModel, '[RM-07]')
