/** Serializes data for a `<script>` element, which only a `<` could end. */
export const scriptSafeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Structured data (schema.org) for search engines. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />
}
