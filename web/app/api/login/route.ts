import { handleSignIn } from '#web/features/account/auth/sign-in.ts'

/** Signs in with `email` and `password`; forms also send `locale` and `returnUrl`. See `handleSignIn`. */
export const POST = (request: Request): Promise<Response> => handleSignIn(request, 'signIn')
