import { describeModel } from '../lib/describe-model.ts'
import { storeSelectorModel } from './store-selector.model.ts'

describeModel(storeSelectorModel)
