import { describeErrorPage, ReloadPage } from '../error-page.tsx'

export const generateMetadata = () => describeErrorPage('failedTitle')

/** The page that the proxy returns with status 503 for a page that cannot be rendered in an outage. */
export default function UnavailablePage() {
  return <ReloadPage status={503} kind="failed" />
}
