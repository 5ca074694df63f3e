import { describeOutcome, Outcome, type OutcomeParams } from '../outcome.tsx'

/** Made for one buyer, when it is asked for, and sent whole. */
export const instant = false

/** The head of the page. */
export const generateMetadata = () => describeOutcome('/failed')

/** Where the payment page leads who goes back without paying. */
export default function FailedPage({ searchParams }: { searchParams: OutcomeParams }) {
  return <Outcome path="/failed" params={searchParams} />
}
