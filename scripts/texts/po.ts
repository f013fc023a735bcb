/** One message of a PO catalogue, as far as the check needs it. */
export type PoMessage = { id: string; text: string }

/** The messages of a PO file in its order, without the header and without obsolete ones. */
export function poMessages(po: string): PoMessage[] {
  return po
    .split(/\n\s*\n/)
    .map((block) => ({ id: field(block, 'msgid'), text: field(block, 'msgstr') }))
    .filter((message): message is PoMessage => Boolean(message.id) && message.text !== undefined)
}

function field(block: string, name: string): string | undefined {
  const found = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\s*)+)`, 'm').exec(block)
  return found?.[1]
    ?.trim()
    .split(/\n\s*/)
    .map((quoted) => JSON.parse(quoted) as string)
    .join('')
}
