/** What mailed links do, by the identity service's names: the type of their code, the texts of their page, and the page that requests another link. */
export const MAILED_ACTIONS = {
  verifyEmail: { requestType: 'VERIFY_EMAIL', texts: 'verifyEmail', requestPage: '/account/profile' },
  resetPassword: {
    requestType: 'PASSWORD_RESET',
    texts: 'resetPassword',
    requestPage: '/auth/forgot-password',
  },
  signIn: { requestType: 'EMAIL_SIGNIN', texts: 'useLink', requestPage: '/auth/email-link' },
  verifyAndChangeEmail: {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    texts: 'verifyAndChangeEmail',
    requestPage: '/account/profile',
  },
} as const

/** The action of a mailed link. */
export type MailedAction = keyof typeof MAILED_ACTIONS

/** Returns the action that a link or form names; undefined for any other text. */
export const parseMailedAction = (mode: unknown): MailedAction | undefined =>
  (Object.keys(MAILED_ACTIONS) as MailedAction[]).find((action) => action === mode)
