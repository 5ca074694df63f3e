import { directionOf } from '#schemas/shared/locales.ts'

/** The wordmark at the top of emails to customers, the same in every language. */
export const MAIL_HEADER =
  '<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #dcdad3;font-size:15px;font-weight:600"><bdi lang="en">Meridian</bdi></p>'

/** The style of the main link of an email. */
export const MAIL_BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;background:#0b6b58;color:#fff;text-decoration:none'

/**
 * Returns the HTML of an email: a white sheet with its content.
 *
 * @param content HTML
 */
export const mailHtml = (content: string, locale: string): string =>
  `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><body style="margin:0;padding:32px 16px;background:#f6f5f2;color:#16211f;font:16px/1.6 system-ui,'Segoe UI','Noto Sans',sans-serif">
<div style="max-width:600px;margin:0 auto;background:#fff;border:1px solid #dcdad3;padding:32px">
${content}
</div></body></html>`
