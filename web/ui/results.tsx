import { ContentText } from './content-text.tsx'
interface ResultsProperties {
  results: { key: string; value: string; label: string }[]
}

/** Key figures side by side; nothing when there are none. */
export function Results({ results }: ResultsProperties) {
  if (results.length === 0) return null
  return (
    <dl className="results">
      {results.map(({ key, value, label }) => (
        <div key={key} className="statistic">
          <ContentText as="dt" text={label} />
          <dd dir="ltr">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
