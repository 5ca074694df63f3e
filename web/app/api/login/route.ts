import { answerSignIn } from '#web/services/identity/sign-in.ts'

/** Signs somebody in: `email`, `password`, and of a form `locale` and `returnUrl`. See `answerSignIn`. */
export const POST = (request: Request): Promise<Response> => answerSignIn(request, 'signIn')
