import type { ReactNode } from 'react'
import { Meridians } from './drawings/meridians.tsx'

interface MessagePageProperties {
  /** An HTTP status, above the heading. */
  status?: number
  heading: ReactNode
  text: ReactNode
  /** Links and buttons, or a form. */
  children: ReactNode
}

/** A page that says why there is nothing else, and what to do. */
export function MessagePage({ status, heading, text, children }: MessagePageProperties) {
  return (
    <main id="content" tabIndex={-1} className="message">
      <div className="message__drawing">
        <Meridians />
      </div>
      <div className="container-fluid">
        <div className="position-relative mw-44">
          {status && <p className="mb-4 text-body-secondary">{status}</p>}
          <h1 className="display display--page">{heading}</h1>
          <p className="lead mt-5 mb-6">{text}</p>
          {children}
        </div>
      </div>
    </main>
  )
}

/** The row of a message's buttons. */
export const MessageActions = ({ children }: { children: ReactNode }) => (
  <p className="d-flex flex-wrap align-items-center row-gap-3 column-gap-5">{children}</p>
)
