import { describeModel } from '../lib/describe-model.ts'
import { shopSimilarModel } from './shop-similar.model.ts'

describeModel(shopSimilarModel)
