import { describeErrorPage, ReloadPage } from '../error-page.tsx'

export const generateMetadata = () => describeErrorPage('formTitle')

/** The page that the proxy returns with status 400 for a form it cannot read. Its link opens the page of the form. */
export default function UnreadableFormPage() {
  return <ReloadPage kind="form" />
}
