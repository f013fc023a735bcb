import type { MadeFile } from '../../../services/papers/get-papers.ts'

/** Hands a file over to the browser, which saves it where its downloads go. */
export const saveFile = ({ name, type, base64 }: MadeFile): void => {
  const link = document.createElement('a')
  link.href = `data:${type};base64,${base64}`
  link.download = name
  link.click()
}
