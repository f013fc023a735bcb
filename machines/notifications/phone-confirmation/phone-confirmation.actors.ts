import { fromPromise } from 'xstate'
import type { Http } from '../../../services/http/http.ts'
import { confirmPhone, requestPhoneCode } from '../../../services/notifications/confirm-phone.ts'
import { phoneConfirmationMachine } from './phone-confirmation.machine.ts'
import type {
  ConfirmPhoneInput,
  ConfirmPhoneResult,
  RequestPhoneCodeInput,
  RequestPhoneCodeResult,
} from './phone-confirmation.types.ts'

/** The chart of a phone's confirmation with its calls. */
export const createPhoneConfirmationMachine = ({ http }: { readonly http: Http }) =>
  phoneConfirmationMachine.provide({
    actors: {
      requestPhoneCode: fromPromise<RequestPhoneCodeResult, RequestPhoneCodeInput>(({ input, signal }) =>
        requestPhoneCode(http, input, signal),
      ),
      confirmPhone: fromPromise<ConfirmPhoneResult, ConfirmPhoneInput>(({ input, signal }) =>
        confirmPhone(http, input, signal),
      ),
    },
  })
