/** Puts a text on the clipboard. Rejects where the browser has none for this page, or does not allow it. */
export const copyText = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text)
}
