import { handleSignIn } from '#web/features/account/auth/sign-in.ts'

/** Creates an account and signs in with `name` (may be empty), `email` and `password`; forms also send `locale` and `returnUrl`. See `handleSignIn`. */
export const POST = (request: Request): Promise<Response> => handleSignIn(request, 'signUp')
