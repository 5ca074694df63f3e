/** The wordmark above what a customer is written, the same in every language, as in the site's top bar. */
export const MAIL_MARK =
  '<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #dcdad3;font-size:15px;font-weight:600"><bdi lang="en">Meridian</bdi></p>'

/** How the one link looks that matters most. */
export const MAIL_BUTTON =
  'display:inline-block;padding:12px 20px;background:#0b6b58;color:#fff;text-decoration:none'
