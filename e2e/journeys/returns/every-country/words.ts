/** What pages of a language say in every country that reads it. */
export type Words = {
  readonly steps: readonly [items: string, method: string]
  /** Heading of the instructions while the return is still with the shopper. */
  readonly sendIt: string
  readonly bringIt: string
  readonly created: string
  readonly labelHeading: string
  readonly codeHeading: string
  /** The note on a fresh code, which takes this many minutes. */
  readonly codeIsNew: (minutes: number) => string
  readonly emailLabel: string
  readonly sendLabel: string
  readonly labelSubject: string
  readonly storeSubject: string
  readonly signIn: string
}

const english: Words = {
  steps: ['Items', 'Method'],
  sendIt: 'Send it back',
  bringIt: 'Bring it to a store',
  created: 'Your return is created',
  labelHeading: 'Your return label',
  codeHeading: 'Your return code',
  codeIsNew: (minutes) => `It will scan ${minutes} minutes after you requested the return.`,
  emailLabel: 'Send by email',
  sendLabel: 'Send label',
  labelSubject: 'Your return label {n}',
  storeSubject: 'Return {n}: bring it to a store',
  signIn: 'Members return for free.',
}

const polish: Words = {
  steps: ['Produkty', 'Sposób'],
  sendIt: 'Odeślij',
  bringIt: 'Oddaj w sklepie',
  created: 'Zwrot został utworzony',
  labelHeading: 'Twoja etykieta zwrotna',
  codeHeading: 'Twój kod zwrotu',
  codeIsNew: (minutes) => `Zadziała ${minutes} minut po zgłoszeniu zwrotu.`,
  emailLabel: 'Wyślij e-mailem',
  sendLabel: 'Wyślij etykietę',
  labelSubject: 'Twoja etykieta zwrotna {n}',
  storeSubject: 'Zwrot {n}',
  signIn: 'Członkowie zwracają bezpłatnie.',
}

export const words = { english, polish }
