import type { Case, Section } from './case.ts'

/** The results of a case in the lake and in groq-js alone. */
export interface Outcome {
  holds: boolean
  heldByGroqJs: boolean
}

/** Creates the conformance table in Markdown from the results. */
export function conformanceTable(sections: Section[], outcomeOf: (query: string) => Outcome): string {
  const rows = sections.map(({ title, cases }) => {
    const outcomes = cases.map(({ query }) => outcomeOf(query))
    const alone = outcomes.filter(({ heldByGroqJs }) => heldByGroqJs).length
    const held = outcomes.filter(({ holds }) => holds).length
    return { title, cases: cases.length, alone, held }
  })
  const total = (key: 'cases' | 'alone' | 'held') => rows.reduce((sum, row) => sum + row[key], 0)
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    '# GROQ in the content lake',
    '',
    'Made from the cases in `query/conformance` by their test, which asks the lake each of them. The answers are those of',
    'the published specification (GROQ, working draft, with its extensions) and of Sanity’s function reference. groq-js',
    'evaluates; what it lacks is put into the tree before it does (`query/functions`, `query/syntax`).',
    '',
    line(['part', 'cases', 'groq-js alone', 'the lake']),
    line(['---', '---:', '---:', '---:']),
    ...rows.map(({ title, cases, alone, held }) => line([`\`${title}\``, cases, alone, held])),
    line(['**all**', total('cases'), total('alone'), total('held')]),
    '',
    '## Where the lake differs',
    '',
    ...sections.flatMap(({ cases }) => cases.flatMap(differenceOf)),
    '',
  ].join('\n')
}

function differenceOf({ query, expected }: Case): string[] {
  if (!expected.why) return []
  const answer = 'error' in expected ? 'answers 400' : `is \`${JSON.stringify(expected.answer)}\``
  return [`- \`${query}\` ${answer}: ${expected.why}.`]
}
