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
