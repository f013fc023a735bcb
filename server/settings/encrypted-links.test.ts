import { expect, test } from 'vitest'
import { encryptedDatabase, encryptedMail } from './encrypted-links.ts'

test.each([
  ['postgres://u:p@db.example:5433/orders', 'postgres://u:p@db.example:5433/orders?sslmode=verify-full'],
  [
    'postgres://u@10.0.0.7/orders?application_name=x',
    'postgres://u@10.0.0.7/orders?application_name=x&sslmode=verify-full',
  ],
  ['postgres://u@db.example/orders?sslmode=disable', 'postgres://u@db.example/orders?sslmode=disable'],
  ['postgres://u@127.0.0.1:5432/orders', 'postgres://u@127.0.0.1:5432/orders'],
  ['postgres://u@localhost/orders', 'postgres://u@localhost/orders'],
  ['postgres:///orders?host=/run/postgresql', 'postgres:///orders?host=/run/postgresql'],
])('a database at %s is spoken to by %s', (given, used) => {
  expect(encryptedDatabase(given)).toBe(used)
})

test.each([
  ['smtp://mail.example:587', 'smtp://mail.example:587?requireTLS=true'],
  ['smtps://mail.example', 'smtps://mail.example'],
  ['smtp://u:p@mail.example:587?ignoreTLS=true', 'smtp://u:p@mail.example:587?ignoreTLS=true'],
  ['smtp://127.0.0.1:2525', 'smtp://127.0.0.1:2525'],
])('mails leave by %s as by %s', (given, used) => {
  expect(encryptedMail(given)).toBe(used)
})
