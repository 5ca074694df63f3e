/** The wordmark at the top of emails to customers, the same in every language. */
export const MAIL_HEADER =
  '<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #dcdad3;font-size:15px;font-weight:600"><bdi lang="en">Meridian</bdi></p>'

/** The style of the main link of an email. */
export const MAIL_BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;background:#0b6b58;color:#fff;text-decoration:none'
