import { describeOutcome, Outcome, type OutcomeParams } from '../outcome.tsx'

/** Made for one buyer, when it is asked for, and sent whole. */
export const instant = false

/** The head of the page. */
export const generateMetadata = () => describeOutcome('/success')

/** Where the payment page leads once somebody has paid. */
export default function SuccessPage({ searchParams }: { searchParams: OutcomeParams }) {
  return <Outcome path="/success" params={searchParams} />
}
