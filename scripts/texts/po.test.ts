import { expect, it } from 'vitest'
import { poMessages } from './po.ts'

it('reads messages over several lines and leaves out the header and obsolete ones', () => {
  const po = `msgid ""
msgstr ""
"Language: pl\\n"

#. js-lingui-explicit-id
#: src/a.tsx
msgid "order.cancelled"
msgstr "Anulowane, \\"na pewno\\""

#: src/b.tsx
msgid ""
"{n, plural, one {# item} "
"other {# items}}"
msgstr ""
"{n, plural, one {# rzecz} "
"other {# rzeczy}}"

#: src/c.tsx
msgid "Not there yet"
msgstr ""

#~ msgid "Old"
#~ msgstr "Stare"
`
  expect(poMessages(po)).toEqual([
    { id: 'order.cancelled', text: 'Anulowane, "na pewno"' },
    { id: '{n, plural, one {# item} other {# items}}', text: '{n, plural, one {# rzecz} other {# rzeczy}}' },
    { id: 'Not there yet', text: '' },
  ])
})
