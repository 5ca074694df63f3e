/** The company logo: a globe with one meridian. It inherits the text color. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="13" stroke="currentColor" strokeWidth="1.6" />
      <path d="M16 3V29M3 16H29" stroke="currentColor" strokeWidth="1.6" opacity=".38" />
      <path d="M16 3A6.76 13 0 0 1 16 29" stroke="#12a268" strokeWidth="2.8" strokeLinecap="round" />
    </svg>
  )
}
