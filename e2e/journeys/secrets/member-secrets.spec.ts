import { pageAnswers } from '../../pages/open-page.ts'
import { signInPage } from '../../pages/sign-in.page.ts'
import { samplePassword } from '../../support/sandbox.ts'
import { expect } from '../../support/test.ts'
import { cookieSecrets, expectNoSecrets, ownHtml, secret, showsLabel } from './no-secrets.ts'
import { test } from './recorded-test.ts'

test('a member signs in, reads and returns an order and signs out: password, tokens and session stand in no address, Referer, log, storage or page', async ({
  page,
  context,
  recorder,
  sandbox,
  history,
  detail,
  shell,
}) => {
  test.setTimeout(150_000)
  const { member } = await sandbox.newMember()
  const { orderNumber, returnNumber } = await sandbox.newReturn('return-created', member)
  await page.goto('/us/en/orders/details')
  await shell.signInButton.click()
  await signInPage(page).triesPassword(member, 'a-wrong-password')
  await expect(page.getByRole('alert')).toBeVisible()
  await recorder.looksAround(page, 'a wrong password')
  const during = await cookieSecrets(context)
  await signInPage(page).triesPassword(member, samplePassword)
  await expect(shell.account).toBeVisible()
  await pageAnswers(page)
  await recorder.looksAround(page, 'signed in')
  await history.opens()
  await recorder.looksAround(page, 'the history')
  await detail.opens(orderNumber, '/us/en')
  await recorder.looksAround(page, 'an order')
  await detail.opensReturn(returnNumber, '/us/en')
  await page.getByRole('button', { name: 'Show label' }).click()
  await showsLabel(page)
  await recorder.looksAround(page, 'a return with its label')
  const signedIn = await cookieSecrets(context)
  await pageAnswers(page)
  await shell.signsOut()
  // The page of the member shows at once that nobody is signed in, and leaves for another document.
  await shell.seesGuestLookup()
  await pageAnswers(page)
  await recorder.looksAround(page, 'signed out')

  const { tokens } = recorder
  const names = signedIn.map(({ name }) => name)
  expect([tokens.length > 0, names.includes('cookie __Host-baton-session')]).toEqual([true, true])
  await expectNoSecrets(
    recorder,
    [
      secret('e-mail', member),
      secret('wrong password', 'a-wrong-password'),
      secret('password', samplePassword),
      ...tokens.map((token) => secret('access token', token)),
      ...during,
      ...signedIn,
    ],
    [
      ...ownHtml(['e-mail'], /\/orders/),
      {
        secret: 'e-mail',
        place: 'html',
        where: /\/identity\/sign-in\//,
        why: 'A wrong password leaves the address in its field; the page is `no-store`.',
      },
      {
        secret: 'password',
        place: 'html',
        where: /\/identity\/sign-in\//,
        why: 'The sandbox’s page tells the one password of its sample members; without the sandbox there are none.',
      },
    ],
  )
})
