/**
 * Takes a guest's e-mail and phone out of the address before the page asks for anything: browsers name the whole address when
 * they fetch a font for styles that stand in the page. The host writes it into the page as text, so it uses nothing from
 * outside.
 */
export const dropContact = (parts: readonly string[]): void => {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  if (!parts.some((part) => query.has(part))) return
  for (const part of parts) query.delete(part)
  history.replaceState(history.state, '', pathname + (query.size > 0 ? `?${query}` : '') + hash)
}
