const quietMs = 16
const longestMs = 3_000

/** Once the page has not changed for a moment. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      changes.disconnect()
      clearTimeout(timer)
      clearTimeout(last)
      resolve()
    }
    const last = setTimeout(end, longestMs)
    let timer = setTimeout(end, quietMs)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
