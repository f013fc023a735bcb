import { describeModel } from '../lib/describe-model.ts'
import { returnWizardModel } from './return-wizard.model.ts'

describeModel(returnWizardModel)
