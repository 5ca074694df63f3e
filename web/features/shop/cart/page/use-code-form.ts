import { type SyntheticEvent, useRef, useState } from 'react'
import { isAddable, type ReviewedCode } from '../model/codes.ts'

/** The form that adds a code to the cart. */
export type CodeForm = ReturnType<typeof useCodeForm>

/**
 * Returns the state of the form that adds a code to the cart.
 *
 * @param add adds a code if it applies or may apply later, and returns it with its error
 */
export function useCodeForm(add: (typed: string) => Promise<ReviewedCode>) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState<ReviewedCode | null>(null)
  const read = () => input.current?.value ?? ''

  const apply = async () => {
    const typed = read()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    const reviewed = await add(typed)
    setBusy(false)
    setTried(reviewed)
    if (isAddable(reviewed) && input.current) input.current.value = ''
    input.current?.focus()
  }
  return {
    input,
    isBusy,
    /** The last code and why it does not apply; null once another one is typed. */
    tried,
    forgetTried: () => setTried(null),
    apply,
    /** Keeps a shopper who has typed a code from going on without it: applies it first, so that its effect or error is seen. */
    applyFirst: (event: Pick<SyntheticEvent, 'preventDefault' | 'stopPropagation'>) => {
      if (!isBusy && (tried !== null || read().trim() === '')) return
      event.preventDefault()
      event.stopPropagation()
      void apply()
    },
  }
}
