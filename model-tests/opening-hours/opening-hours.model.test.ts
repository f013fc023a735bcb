import { describeModel } from '../lib/describe-model.ts'
import { openingHoursModel } from './opening-hours.model.ts'

describeModel(openingHoursModel)
