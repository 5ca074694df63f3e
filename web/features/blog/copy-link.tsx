'use client'

import { useState, type ReactNode } from 'react'

interface CopyLinkProperties {
  url: string
  label: string
  /** Said once the address has been copied. */
  done: string
  children: ReactNode
}

/** Copies an address, for messengers that no link can reach, such as WeChat. */
export function CopyLink({ url, label, done, children }: CopyLinkProperties) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Without https, or refused: shown, ready to be copied by hand.
      window.prompt(label, url)
    }
  }
  return (
    <button type="button" className="copy-link" onClick={() => void copy()}>
      {children}
      <span role="status">{copied ? done : ''}</span>
      {!copied && <span>{label}</span>}
    </button>
  )
}
