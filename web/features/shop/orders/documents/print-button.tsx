'use client'

/** A button that opens the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="btn btn-primary invoice-page__print" onClick={() => window.print()}>
      {label}
    </button>
  )
}
