import type { ReactNode } from 'react'

interface SummarySelectProperties {
  id: string
  label: string
  value: string
  options: readonly { value: string; label: string | undefined }[]
  choose: (value: string) => void
  /** Describes the select. */
  note?: ReactNode
  /** Whether changes of the note are announced. */
  isLive?: boolean
  /** Whether the note says why the cart cannot be ordered. */
  isError?: boolean
}

/** Renders a choice in the summary of the cart. */
export function SummarySelect(properties: SummarySelectProperties) {
  const { id, label, value, options, choose, note, isLive, isError } = properties
  return (
    <div className="cart-summary__currency stack gap-2 mb-5">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note && (
        <p
          id={`${id}-note`}
          className={isError ? 'text-danger' : undefined}
          role={isLive ? 'status' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}
