const dots = '•••'

/** An e-mail address by its first letter and its host: `s•••@shop.example`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}${dots}${email.slice(at)}`
}

/** A phone by its last three digits: `•••678`. */
export const maskedPhone = (digits: string): string => `${dots}${digits.slice(-3)}`
