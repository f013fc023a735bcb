/** Puts a text where it can be pasted from; false where the browser does not let a page do that. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
