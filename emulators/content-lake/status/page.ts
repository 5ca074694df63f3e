import { createPage, escapeHtml } from '../../shared/html.ts'
import type { Figures } from './figures.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 3rem auto; padding: 0 1.5rem; }
  h1 { font-size: 1.75rem; font-weight: 600; margin: 0; } h2 { font-size: 1.05rem; margin: 2.5rem 0 .5rem; }
  dl { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; } dt { opacity: .7; } dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
  .table { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; vertical-align: top; padding: .5rem 1rem .5rem 0; border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent); }
  th { font-weight: 500; opacity: .7; } td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
  code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
`

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

interface Column {
  title: string
  isNumber?: true
}

/** Returns a table with a heading; cells are HTML. */
function table(title: string, columns: Column[], body: string[][], empty: string): string {
  const heading = `<h2>${title}</h2>`
  if (body.length === 0) return `${heading}<p>${empty}</p>`
  const kind = (index: number) => (columns[index]?.isNumber ? ' class="number"' : '')
  const head = columns.map((column, index) => `<th scope="col"${kind(index)}>${column.title}</th>`).join('')
  const lines = body.map(
    (cells) => `<tr>${cells.map((cell, index) => `<td${kind(index)}>${cell}</td>`).join('')}</tr>`,
  )
  return `${heading}<div class="table" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

const figure = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`

function datasets({ datasets }: Figures): string {
  const columns: Column[] = [
    { title: 'Project' },
    { title: 'Dataset' },
    { title: 'Access' },
    { title: 'Documents', isNumber: true },
    { title: 'Drafts', isNumber: true },
    { title: 'Last change' },
  ]
  const body = datasets.map(({ project, name, access, documents, drafts, lastChange }) => [
    escapeHtml(project),
    escapeHtml(name),
    escapeHtml(access),
    number.format(documents),
    number.format(drafts),
    escapeHtml(lastChange ?? 'never'),
  ])
  return table('Datasets', columns, body, 'No dataset yet.')
}

function queries({ slowest }: Figures): string {
  const columns: Column[] = [
    { title: 'Slowest, ms', isNumber: true },
    { title: 'Mean, ms', isNumber: true },
    { title: 'Runs', isNumber: true },
    { title: 'Failed', isNumber: true },
    { title: 'Query, and how its slowest time read the dataset' },
  ]
  const body = slowest.map((query) => {
    const plan = query.reads
      .map(({ by, times, documents }) => `${by} (${times}×, ${documents} documents)`)
      .join('; ')
    return [
      number.format(query.slowest),
      number.format(query.total / query.times),
      number.format(query.times),
      number.format(query.failures),
      `<code>${escapeHtml(query.text)}</code>${plan === '' ? '' : `<br>${escapeHtml(plan)}`}`,
    ]
  })
  return table('Slowest queries', columns, body, 'No query yet.')
}

function deliveries({ deliveries }: Figures): string {
  const columns: Column[] = [
    { title: 'To' },
    { title: 'Dataset' },
    { title: 'Waiting', isNumber: true },
    { title: 'Last failure' },
  ]
  const body = deliveries.map(({ to, dataset, waiting, lastError }) => [
    escapeHtml(to),
    escapeHtml(dataset),
    number.format(waiting),
    escapeHtml(lastError ?? 'none'),
  ])
  return table('Deliveries', columns, body, 'No webhooks or sync-tag targets are registered.')
}

/** Returns the page at `/`, which reloads every five seconds. */
export function statusPage(figures: Figures): Response {
  const { queriesPerSecond, listeners, memory, uptime } = figures
  const content = `<main>
<h1>Content lake</h1>
<dl>
${figure('Queries a second', number.format(queriesPerSecond))}
${figure('Listeners', number.format(listeners))}
${figure('Memory', `${number.format(memory / 1_000_000)} MB`)}
${figure('Running for', `${number.format(uptime / 60)} min`)}
</dl>
${datasets(figures)}
${queries(figures)}
${deliveries(figures)}
</main>`
  const head = '<meta http-equiv="refresh" content="5">'
  return createPage({ title: 'Content lake', content, style: STYLE, head })
}
