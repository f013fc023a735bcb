import { describeModel } from '../lib/describe-model.ts'
import { miniCartModel } from './mini-cart.model.ts'

describeModel(miniCartModel)
