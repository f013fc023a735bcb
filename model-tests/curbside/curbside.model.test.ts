import { describeModel } from '../lib/describe-model.ts'
import { curbsideModel } from './curbside.model.ts'

describeModel(curbsideModel)
