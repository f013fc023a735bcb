import { describeModel } from '../lib/describe-model.ts'
import { curbsideRequestModel } from './curbside-request.model.ts'

describeModel(curbsideRequestModel)
