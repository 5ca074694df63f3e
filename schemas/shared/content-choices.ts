/** The tones of callouts. */
export const CALLOUT_TONES = [
  { id: 'note', title: 'Note' },
  { id: 'tip', title: 'Tip' },
  { id: 'warning', title: 'Warning' },
] as const

/** The name of a tone as stored. */
export type CalloutTone = (typeof CALLOUT_TONES)[number]['id']

/** Languages of code samples; the site highlights each. */
export const CODE_LANGUAGES = [
  { id: 'text', title: 'Plain text' },
  { id: 'bash', title: 'Shell' },
  { id: 'css', title: 'CSS' },
  { id: 'diff', title: 'Changes (diff)' },
  { id: 'docker', title: 'Dockerfile' },
  { id: 'go', title: 'Go' },
  { id: 'http', title: 'HTTP' },
  { id: 'java', title: 'Java' },
  { id: 'javascript', title: 'JavaScript' },
  { id: 'json', title: 'JSON' },
  { id: 'markup', title: 'HTML, XML' },
  { id: 'python', title: 'Python' },
  { id: 'sql', title: 'SQL' },
  { id: 'typescript', title: 'TypeScript' },
  { id: 'yaml', title: 'YAML' },
] as const

/** The departments of the company, in display order. */
export const DEPARTMENTS = [
  { id: 'leadership', title: 'Leadership' },
  { id: 'engineering', title: 'Engineering' },
  { id: 'operations', title: 'Operations' },
  { id: 'advice', title: 'Advice' },
] as const

/** The names of all departments. */
export const DEPARTMENT_IDS = DEPARTMENTS.map(({ id }) => id)

/** Languages that team members speak, by BCP 47 tag. */
export const SPOKEN_LANGUAGES = [
  { id: 'ar', title: 'Arabic' },
  { id: 'zh', title: 'Chinese' },
  { id: 'yue', title: 'Cantonese' },
  { id: 'en', title: 'English' },
  { id: 'fr', title: 'French' },
  { id: 'de', title: 'German' },
  { id: 'hi', title: 'Hindi' },
  { id: 'pa', title: 'Punjabi' },
  { id: 'es', title: 'Spanish' },
  { id: 'ur', title: 'Urdu' },
] as const

/** Categories of questions, in display order. */
export const FAQ_CATEGORIES = [
  { id: 'general', title: 'General' },
  { id: 'services', title: 'Services' },
  { id: 'pricing', title: 'Pricing' },
  { id: 'security', title: 'Security' },
  { id: 'shop', title: 'Shop' },
] as const

/** The ids, for zod schemas. */
export const FAQ_CATEGORY_IDS = FAQ_CATEGORIES.map(({ id }) => id)

/** Categories of integrations, in display order. */
export const INTEGRATION_CATEGORIES = [
  { id: 'monitoring', title: 'Monitoring' },
  { id: 'communication', title: 'Communication' },
  { id: 'development', title: 'Development' },
  { id: 'identity', title: 'Identity' },
  { id: 'data', title: 'Data' },
  { id: 'payments', title: 'Payments' },
] as const

/** The name of a category of integrations. */
export type IntegrationCategory = (typeof INTEGRATION_CATEGORIES)[number]['id']

/** The ids, for zod schemas. */
export const INTEGRATION_CATEGORY_IDS = INTEGRATION_CATEGORIES.map(({ id }) => id)

/** Employment types with their schema.org names. */
export const EMPLOYMENTS = [
  { id: 'fullTime', title: 'Full time', schemaOrg: 'FULL_TIME' },
  { id: 'partTime', title: 'Part time', schemaOrg: 'PART_TIME' },
  { id: 'contract', title: 'Contract', schemaOrg: 'CONTRACTOR' },
] as const

/** Where the work is done. */
export const ARRANGEMENTS = [
  { id: 'onSite', title: 'In the office' },
  { id: 'hybrid', title: 'Hybrid' },
  { id: 'remote', title: 'Remote' },
] as const

/** The layouts of articles. */
export const POST_LAYOUTS = [
  { id: 'standard', title: 'Standard' },
  { id: 'wide', title: 'Wide' },
] as const

/** The name of a layout as stored. */
export type PostLayout = (typeof POST_LAYOUTS)[number]['id']

/** Social networks for profile links; `hosts` are the domains of their profiles. */
export const SOCIAL_PLATFORMS = [
  { id: 'facebook', title: 'Facebook', hosts: ['facebook.com'] },
  { id: 'instagram', title: 'Instagram', hosts: ['instagram.com'] },
  { id: 'twitter', title: 'Twitter', hosts: ['twitter.com', 'x.com'] },
  { id: 'linkedin', title: 'LinkedIn', hosts: ['linkedin.com'] },
  { id: 'youtube', title: 'YouTube', hosts: ['youtube.com'] },
] as const

/** The name of a network as stored in `socialLink.platform`. */
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number]['id']
