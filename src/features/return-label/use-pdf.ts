import { useEffect, useState } from 'react'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** An address for a PDF that the page holds, to be downloaded; `null` until it is there. */
export const usePdf = (base64: string): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytesOf(base64)], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [base64])
  return address
}
