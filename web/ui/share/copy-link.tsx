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
  const [copies, setCopies] = useState(0)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopies((count) => count + 1)
    } catch {
      // Without https or permission: shows the address for copying by hand.
      window.prompt(label, url)
    }
  }
  return (
    <>
      <button
        type="button"
        className="copy-link d-inline-flex align-items-center gap-2 fs-small"
        onClick={() => void copy()}
      >
        {children}
        <span>{copies > 0 ? done : label}</span>
      </button>
      {/* Another key adds the text again, so that each copying is announced. */}
      <span className="visually-hidden" role="status">
        {copies > 0 && <span key={copies}>{done}</span>}
      </span>
    </>
  )
}
