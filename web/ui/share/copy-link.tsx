'use client'

import { type ReactNode, useState } from 'react'

interface CopyLinkProperties {
  url: string
  label: string
  /** Announced after copying. */
  done: string
  children: ReactNode
}

/** Copies an address, for messengers without share links, such as WeChat. */
export function CopyLink({ url, label, done, children }: CopyLinkProperties) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Without https or permission: shows the address for copying by hand.
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
