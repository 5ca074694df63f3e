import { ContentText } from './content-text.tsx'

/** Key figures side by side; nothing when there are none. */
export function Results({ results }: { results: { key: string; value: string; label: string }[] }) {
  if (results.length === 0) return null
  return (
    <dl className="results statistics pt-6 border-top-ink">
      {results.map(({ key, value, label }) => (
        <div key={key} className="statistic">
          <ContentText as="dt" text={label} />
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
