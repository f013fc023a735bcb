import type { Language } from '../../../domain/format/locale.ts'

/** Texts of the issuer's and the session's own pages. */
export type IdentityTexts = {
  readonly signIn: string
  readonly withPassword: string
  readonly email: string
  readonly password: string
  readonly cancel: string
  readonly pickMember: string
  readonly pickMemberHint: string
  readonly samplePassword: string
  readonly errorTitle: string
  readonly problemHeading: string
  readonly emailMissing: string
  readonly passwordMissing: string
  readonly noMatch: string
  readonly tooMany: (minutes: number) => string
  readonly expiredHeading: string
  readonly expired: string
  readonly again: string
  readonly unavailableHeading: string
  readonly unavailable: string
  readonly toOrders: string
}

const plMinutes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'minutę', few: 'minuty' }
const arMinutes: Partial<Record<Intl.LDMLPluralRule, (n: string) => string>> = {
  one: () => 'دقيقة واحدة',
  two: () => 'دقيقتين',
  few: (n) => `${n} دقائق`,
}

const rule = (language: Language, count: number) => new Intl.PluralRules(language).select(count)

export const identityTexts: Readonly<Record<Language, IdentityTexts>> = {
  en: {
    signIn: 'Sign in',
    withPassword: 'With your e-mail',
    email: 'E-mail address',
    password: 'Password',
    cancel: 'Not now, go back',
    pickMember: 'Sample members',
    pickMemberHint: 'This shop is a sandbox. Pick somebody to sign in as.',
    samplePassword: 'Password of every sample member:',
    errorTitle: 'Error: ',
    problemHeading: 'That did not work',
    emailMissing: 'Enter your e-mail address.',
    passwordMissing: 'Enter your password.',
    noMatch: 'No account has this e-mail address and password. Check both.',
    tooMany: (minutes) =>
      `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    expiredHeading: 'This sign-in has ended',
    expired: 'It took too long, or the page was opened a second time. Start again: it takes a moment.',
    again: 'Sign in again',
    unavailableHeading: 'Sign-in is not available right now',
    unavailable: 'You were not signed in and nothing was changed. Try again in a few minutes.',
    toOrders: 'Go to orders',
  },
  pl: {
    signIn: 'Zaloguj się',
    withPassword: 'Adresem e-mail',
    email: 'Adres e-mail',
    password: 'Hasło',
    cancel: 'Nie teraz, wróć',
    pickMember: 'Przykładowe konta',
    pickMemberHint: 'To sklep testowy. Wybierz, jako kto chcesz się zalogować.',
    samplePassword: 'Hasło wszystkich przykładowych kont:',
    errorTitle: 'Błąd: ',
    problemHeading: 'Nie udało się',
    emailMissing: 'Wpisz swój adres e-mail.',
    passwordMissing: 'Wpisz hasło.',
    noMatch: 'Nie ma konta z takim adresem e-mail i hasłem. Sprawdź oba pola.',
    tooMany: (minutes) =>
      `Zbyt wiele prób. Spróbuj ponownie za ${minutes} ${plMinutes[rule('pl', minutes)] ?? 'minut'}.`,
    expiredHeading: 'To logowanie wygasło',
    expired: 'Trwało zbyt długo albo strona została otwarta drugi raz. Zacznij od nowa, zajmie to chwilę.',
    again: 'Zaloguj się ponownie',
    unavailableHeading: 'Logowanie jest chwilowo niedostępne',
    unavailable: 'Nie zalogowaliśmy Cię i nic się nie zmieniło. Spróbuj ponownie za kilka minut.',
    toOrders: 'Przejdź do zamówień',
  },
  ar: {
    signIn: 'تسجيل الدخول',
    withPassword: 'بالبريد الإلكتروني',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    cancel: 'ليس الآن، العودة',
    pickMember: 'أعضاء للتجربة',
    pickMemberHint: 'هذا متجر تجريبي. اختر العضو الذي تريد الدخول باسمه.',
    samplePassword: 'كلمة مرور جميع أعضاء التجربة:',
    errorTitle: 'خطأ: ',
    problemHeading: 'لم ينجح ذلك',
    emailMissing: 'أدخل بريدك الإلكتروني.',
    passwordMissing: 'أدخل كلمة المرور.',
    noMatch: 'لا يوجد حساب بهذا البريد وكلمة المرور. تحقق من كليهما.',
    tooMany: (minutes) => {
      const count = new Intl.NumberFormat('ar').format(minutes)
      return `محاولات كثيرة. حاول مجددًا بعد ${arMinutes[rule('ar', minutes)]?.(count) ?? `${count} دقيقة`}.`
    },
    expiredHeading: 'انتهت محاولة الدخول هذه',
    expired: 'استغرقت وقتًا طويلًا أو فُتحت الصفحة مرة ثانية. ابدأ من جديد، لن يستغرق الأمر سوى لحظة.',
    again: 'تسجيل الدخول من جديد',
    unavailableHeading: 'تسجيل الدخول غير متاح الآن',
    unavailable: 'لم يتم تسجيل دخولك ولم يتغير شيء. حاول مجددًا بعد بضع دقائق.',
    toOrders: 'الذهاب إلى الطلبات',
  },
}
