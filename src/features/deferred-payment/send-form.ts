import { formUrl, type PaymentForm } from '../../../domain/payments/deferred-payment.ts'

/** Leaves the page with a form of the provider’s: by its address where its method is GET, else as a form (DP-02). */
export const sendForm = (payment: PaymentForm): void => {
  const url = formUrl(payment)
  if (url !== null) {
    location.assign(url)
    return
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = payment.action
  form.hidden = true
  for (const { name, value } of payment.fields) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
