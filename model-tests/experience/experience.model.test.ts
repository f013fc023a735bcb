import { describeModel } from '../lib/describe-model.ts'
import { experienceModel } from './experience.model.ts'

describeModel(experienceModel)
