import { servicePort, serviceUrl } from '../services.ts'
import {
  LOCAL_DATASET,
  LOCAL_IDENTITY_PROJECT,
  LOCAL_MAIL_DOMAIN,
  LOCAL_PROJECT,
  type Settings,
} from '../settings.ts'
import type { Secrets } from './secrets.ts'

/** Disables telemetry; nothing here needs the internet. */
const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1', SANITY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }

/** Returns the site's build settings. They hold no secrets, so they may be hashed and compared. */
export const publicWebEnvironment = (settings: Settings): Record<string, string> => ({
  ...NO_TELEMETRY,
  NEXT_DIST_DIR: webOutput(settings),
  SITE_URL: serviceUrl('web', settings),
  STUDIO_URL: serviceUrl('studio', settings),
  SANITY_PROJECT_ID: LOCAL_PROJECT,
  SANITY_DATASET: LOCAL_DATASET,
  SANITY_API_HOST: serviceUrl('lake', settings),
  RESEND_API_HOST: serviceUrl('mail', settings),
  STRIPE_API_URL: serviceUrl('payments', settings),
  MAIL_FROM: `Meridian <website@${LOCAL_MAIL_DOMAIN}>`,
  FIREBASE_PROJECT_ID: LOCAL_IDENTITY_PROJECT,
  FIREBASE_API_KEY: 'emulated',
  FIREBASE_AUTH_EMULATOR_HOST: new URL(serviceUrl('identity', settings)).host,
})

/** Returns every setting the site needs with the local lake. The names are those of web/env.ts. */
export const webEnvironment = (
  settings: Settings,
  { tokens, revalidate, signing, mail, payments, cron }: Secrets,
): Record<string, string> => ({
  ...publicWebEnvironment(settings),
  SANITY_API_READ_TOKEN: tokens.viewer,
  SANITY_API_WRITE_TOKEN: tokens.editor,
  REVALIDATE_SECRET: revalidate,
  SIGNING_SECRET: signing,
  RESEND_API_KEY: mail,
  STRIPE_SECRET_KEY: payments.secretKey,
  STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
  CRON_SECRET: cron,
})

/** Returns Studio's build settings. Vite exposes variables with this prefix to the browser. */
export const studioEnvironment = (settings: Settings): Record<string, string> => ({
  ...NO_TELEMETRY,
  SANITY_STUDIO_PROJECT_ID: LOCAL_PROJECT,
  SANITY_STUDIO_DATASET: LOCAL_DATASET,
  SANITY_STUDIO_API_HOST: serviceUrl('lake', settings),
  SANITY_STUDIO_PREVIEW_URL: serviceUrl('web', settings),
})

/**
 * Returns the folder of the built site, relative to web/. Each port has its own, so that copies never
 * overwrite each other. It is not `.next`, because a build for hosting empties that folder.
 */
export const webOutput = (settings: Settings): string => `.builds/${servicePort('web', settings)}`
