'use client'

/** Opens the browser's own dialog of printing. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="btn btn-primary invoice-page__print" onClick={() => window.print()}>
      {label}
    </button>
  )
}
