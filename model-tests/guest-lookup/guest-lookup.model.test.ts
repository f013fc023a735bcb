import { describeModel } from '../lib/describe-model.ts'
import { guestLookupModel } from './guest-lookup.model.ts'

describeModel(guestLookupModel)
