import { getTranslations } from 'next-intl/server'
import type { FormAnswer } from '#web/services/identity/answers.ts'
import type { Reason } from '#web/services/identity/reasons.ts'

/** Faults that are whole sentences; the others are the reason of a failure. */
const SENTENCES: ReadonlySet<Reason> = new Set([
  'empty',
  'linkExpired',
  'nameTooLong',
  'passwordsDiffer',
  'tooMany',
  'unreachable',
])

/** Says what a form answered when it was sent without a script. The place is there before, so that scripts can speak there too. */
export async function AnswerNotice({ answer, failed }: { answer: FormAnswer; failed?: 'signIn' | 'signUp' }) {
  const texts = await getTranslations('auth')
  const { fault, notice } = answer
  const reason = fault && texts(`faults.${fault}`)
  const said =
    fault && reason
      ? failed && !SENTENCES.has(fault)
        ? texts(`failed.${failed}`, { reason })
        : reason
      : null
  const done = notice && texts.has(`done.${notice}`) ? texts(`done.${notice as 'mailSent'}`) : null
  return (
    <p
      className={said ? 'form-notice form-notice--fault' : 'form-notice'}
      role={said ? 'alert' : 'status'}
      data-notice=""
    >
      {said ?? done}
    </p>
  )
}

/** What every form of an account sends besides its fields. */
export function HiddenValues(values: Record<string, string | undefined>) {
  return Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
