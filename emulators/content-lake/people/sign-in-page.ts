/** The local sign-in page: one HTML file without scripts, in light and dark. */

import { createPage, escapeHtml } from '../../shared/html.ts'
import type { Directory } from './people-file.ts'

type Person = Directory['people'][number]

const STYLE = `
:root { color-scheme: light dark; --paper: #f6f5f2; --sheet: #fff; --ink: #16211f; --quiet: #5a6664; --line: #dcdad3; --accent: #0b6b58; --wash: #eef4f1 }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1514; --sheet: #161e1d; --ink: #edf2f0; --quiet: #9dadaa; --line: #2b3735; --accent: #6fd3b8; --wash: #1b2725 } }
* { box-sizing: border-box; margin: 0 }
body { min-height: 100vh; display: grid; place-items: center; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, "Segoe UI", "Noto Sans", sans-serif }
main { width: 100%; max-width: 27rem }
.mark { width: 2.25rem; height: 2.25rem; color: var(--accent); display: block; margin-bottom: 1.5rem }
h1 { font-size: 1.75rem; line-height: 1.2; font-weight: 600; letter-spacing: -.015em }
p { color: var(--quiet); margin-top: .5rem }
form { margin-top: 1.75rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; overflow: hidden }
button { appearance: none; width: 100%; display: grid; grid-template-columns: 2.75rem 1fr auto; gap: 0 1rem; align-items: center; padding: 1rem 1.25rem; border: 0; background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; transition: background-color .12s }
button + button { border-top: 1px solid var(--line) }
button:hover { background: var(--wash) }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: -4px; border-radius: .75rem; background: var(--wash) }
.face { width: 2.75rem; height: 2.75rem; border-radius: 50%; display: grid; place-items: center; background: var(--wash); color: var(--accent); font-weight: 600; font-size: .9375rem }
.name { display: block; font-weight: 600 }
.job { font-weight: 400; color: var(--quiet) }
.purpose { display: block; font-size: .875rem; color: var(--quiet) }
.arrow { width: 1.125rem; color: var(--quiet); transition: transform .12s }
button:hover .arrow { transform: translateX(3px); color: var(--accent) }
.note { margin-top: 1.25rem; font-size: .8125rem }
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
`

const MARK =
  '<svg class="mark" viewBox="0 0 36 36" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">' +
  '<circle cx="18" cy="18" r="16"/><path d="M18 2c7 8 7 24 0 32M18 2c-7 8-7 24 0 32"/></svg>'
const ARROW =
  '<svg class="arrow" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">' +
  '<path d="M3 9h12M10 4l5 5-5 5"/></svg>'

/** Creates the page that lists people; choosing one returns to `target`. */
export function signInPage(people: readonly Person[], target: URL): Response {
  const form = `<h1>Who is working today?</h1>
<p>Choose a name to open Studio at ${escapeHtml(target.host)}.</p>
<form method="post">
<input type="hidden" name="origin" value="${escapeHtml(target.href)}">
${people.map(personButton).join('\n')}
</form>
<p class="note">This content lake runs on your machine. There are no passwords here.</p>`
  // Browsers apply `form-action` to redirects after a form too.
  return page(200, 'Sign in', form, ["'self'", target.origin])
}

/** Creates a page that explains why signing in is not possible. */
export function signInErrorPage(status: number, reason: string): Response {
  const title = 'Sign-in is not possible'
  return page(status, title, `<h1>${title}</h1>\n<p>${escapeHtml(reason)}</p>`, ["'none'"])
}

function personButton({ id, name, role, jobTitle, purpose }: Person): string {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
  return `<button name="person" value="${escapeHtml(id)}"><span class="face" aria-hidden="true">${escapeHtml(initials)}</span>
<span><span class="name">${escapeHtml(name)} <span class="job">· ${escapeHtml(jobTitle ?? role)}</span></span>
<span class="purpose">${escapeHtml(purpose ?? '')}</span></span>${ARROW}</button>`
}

function page(status: number, title: string, content: string, formTargets: readonly string[]): Response {
  return createPage({
    title: `${title} · Content Lake`,
    style: STYLE,
    status,
    content: `<main>\n${MARK}\n${content}\n</main>`,
    sources: { 'form-action': formTargets },
  })
}
