import { answerSignIn } from '#web/services/identity/sign-in.ts'

/** Opens an account and signs in: `name` (may be empty), `email`, `password`, and of a form `locale` and `returnUrl`. See `answerSignIn`. */
export const POST = (request: Request): Promise<Response> => answerSignIn(request, 'signUp')
