import type { Metadata } from 'next'

/** Metadata of the 404 page outside of every language. */
export const metadata: Metadata = { title: '404', robots: { index: false } }

/** The 404 page of paths without language, such as missing files. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body
        style={{
          margin: '20vh auto',
          maxWidth: '40rem',
          padding: '0 1.5rem',
          font: '1.125rem/1.6 system-ui',
        }}
      >
        <main>
          <h1>Nothing here</h1>
          <p>
            There is nothing at this address. <a href="/en">Home</a>
          </p>
          <p lang="zh-Hans">
            这个地址没有内容。<a href="/zh">首页</a>
          </p>
          <p lang="ar" dir="rtl">
            لا يوجد شيء على هذا العنوان. <a href="/ar">الرئيسية</a>
          </p>
        </main>
      </body>
    </html>
  )
}
