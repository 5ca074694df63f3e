'use client'

/** Shown if the layout itself failed to render: in every language, without styles and content. */
export default function GlobalError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="en" style={{ colorScheme: 'light dark' }}>
      <body
        style={{
          margin: '20vh auto',
          maxWidth: '40rem',
          padding: '0 1.5rem',
          font: '1.125rem/1.6 system-ui',
        }}
      >
        <title>Something went wrong</title>
        <main>
          <h1>Something went wrong</h1>
          <p>This page cannot be shown just now. Please try again in a moment.</p>
          <p lang="zh-Hans">页面暂时无法显示，请稍后再试。</p>
          <p lang="ar" dir="rtl">
            تعذّر عرض هذه الصفحة الآن. يُرجى المحاولة مرة أخرى بعد قليل.
          </p>
          <button type="button" onClick={retry}>
            Try again · 重试 · إعادة المحاولة
          </button>
        </main>
      </body>
    </html>
  )
}
