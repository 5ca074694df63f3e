export const STYLE = `
:root { color-scheme: light dark; --paper: #f6f5f2; --sheet: #fff; --ink: #16211f; --quiet: #56625f; --line: #dcdad3; --field: #8b938f; --accent: #0b6b58; --on-accent: #fff; --wash: #eef4f1; --danger: #a3261b }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1514; --sheet: #161e1d; --ink: #edf2f0; --quiet: #9dadaa; --line: #2b3735; --field: #6d7d79; --accent: #6fd3b8; --on-accent: #0f1514; --wash: #1b2725; --danger: #ff9c90 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC", sans-serif; min-block-size: 100vh; display: flex; flex-direction: column }
:lang(ar) body { line-height: 1.75 }
a { color: var(--accent); text-underline-offset: .2em }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .25rem }
h1 { font-size: clamp(1.375rem, 1.2rem + .8vw, 1.75rem); line-height: 1.25; font-weight: 600; overflow-wrap: anywhere }
h2 { font-size: 1rem; font-weight: 600; margin-block-end: .75rem }
.test { background: var(--wash); border-block-end: 1px solid var(--line); padding: .5rem 1rem; text-align: center; font-size: .875rem; color: var(--quiet) }
.checkout { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); flex: 1 }
.summary, .form { padding: clamp(1.5rem, 4vw, 4rem) clamp(1rem, 5vw, 4.5rem) }
.summary { border-inline-end: 1px solid var(--line) }
.summary > *, .form > * { max-inline-size: 30rem }
.summary > * { margin-inline-start: auto }
.form { background: var(--sheet) }
.back { margin-block-end: 1.5rem; font-size: .875rem }
.amount { font-size: clamp(2rem, 1.6rem + 2vw, 2.75rem); font-weight: 600; line-height: 1.2; margin-block: .25rem 2rem; font-variant-numeric: tabular-nums }
.lines { list-style: none; padding: 0; border-block-start: 1px solid var(--line) }
.lines li { display: flex; gap: 1rem; padding-block: .875rem; border-block-end: 1px solid var(--line) }
.lines img { inline-size: 3.5rem; block-size: 3.5rem; object-fit: cover; border-radius: .375rem; background: var(--wash); flex: none }
.lines .what { flex: 1; min-inline-size: 0; overflow-wrap: anywhere }
#promotion-code { margin-block-start: 1rem }
.quiet { color: var(--quiet); font-size: .875rem }
.sum, .lines .cost { font-variant-numeric: tabular-nums; white-space: nowrap }
.sums div { display: flex; justify-content: space-between; gap: 1rem; padding-block: .5rem }
.sums .total { border-block-start: 1px solid var(--line); font-weight: 600; padding-block-start: .875rem; margin-block-start: .375rem }
dd { margin: 0 }
fieldset { border: 0; padding: 0; min-inline-size: 0; margin-block-start: 2rem }
legend { font-weight: 600; padding: 0; margin-block-end: .75rem }
.field { margin-block-end: .875rem }
label { display: block; font-size: .9375rem; margin-block-end: .25rem }
input:not([type=radio], [type=checkbox]), select { inline-size: 100%; font: inherit; color: inherit; min-block-size: 2.875rem; border: 1px solid var(--field); border-radius: .375rem; background: var(--paper); padding: 0 .875rem }
[aria-invalid=true] { border-color: var(--danger) !important }
.wrong { color: var(--danger); font-size: .875rem; margin-block-start: .25rem }
.note { background: var(--wash); border-radius: .375rem; padding: .75rem 1rem; margin-block-start: 1rem }
.alert { border: 1px solid var(--danger); border-inline-start-width: .25rem; border-radius: .375rem; padding: .75rem 1rem; margin-block-start: 1rem }
.means { border: 1px solid var(--line); border-radius: .5rem; overflow: hidden }
.means label { display: flex; gap: .75rem; align-items: baseline; margin: 0; padding: .75rem 1rem; border-block-end: 1px solid var(--line); cursor: pointer }
.means label:last-child { border-block-end: 0 }
.means label:has(:checked) { background: var(--wash) }
.means bdi { font-variant-numeric: tabular-nums }
.save { display: flex; gap: .75rem; align-items: baseline; margin-block-start: 1rem }
.cards { list-style: none; padding: 0; border-block-start: 1px solid var(--line) }
.cards li { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; padding-block: .75rem; border-block-end: 1px solid var(--line) }
.cards form { margin-inline-start: auto }
.cards button.plain { padding-block: 0; min-block-size: 0 }
input[type=checkbox] { accent-color: var(--accent); inline-size: 1rem; block-size: 1rem; min-block-size: 0; flex: none; translate: 0 .125rem }
input[type=radio] { accent-color: var(--accent); inline-size: 1rem; block-size: 1rem; flex: none; translate: 0 .125rem }
button, .button { display: inline-block; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; min-block-size: 3rem; line-height: 1.5; padding: .75rem 1.25rem; border: 1px solid var(--accent); border-radius: .375rem; background: var(--accent); color: var(--on-accent) }
.form .pay { inline-size: 100%; margin-block-start: 1.75rem }
button.plain { background: none; border-color: transparent; color: var(--quiet); font-weight: 400; text-decoration: underline; text-underline-offset: .2em; padding-inline: 0; font-size: .875rem }
.languages ul { list-style: none; display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1.5rem; padding: 1rem; border-block-start: 1px solid var(--line) }
.languages a { display: inline-block; padding-block: .375rem; color: var(--quiet) }
.languages [aria-current] { color: var(--ink); text-decoration: none; font-weight: 600 }
.notice { flex: 1; display: grid; place-content: center; justify-items: center; gap: 1rem; text-align: center; padding: 3rem 1rem }
.notice form { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem 1.5rem }
.sheet { flex: 1; inline-size: 100%; max-inline-size: 60rem; margin-inline: auto; padding: clamp(1.5rem, 4vw, 3rem) clamp(1rem, 4vw, 2rem) }
.sheet section { margin-block-start: 2.5rem }
.scroll { overflow-x: auto }
table { inline-size: 100%; border-collapse: collapse; font-size: .9375rem }
th, td { text-align: start; padding-block: .625rem; padding-inline: 0 .75rem; border-block-end: 1px solid var(--line); vertical-align: baseline }
th { color: var(--quiet); font-weight: 500 }
code { font-size: .875em; overflow-wrap: anywhere }
.sheet form .field { max-inline-size: 30rem }
@media (max-width: 52rem) { .checkout { grid-template-columns: minmax(0, 1fr) } .summary { border: 0; padding-block-end: 1rem } .summary > *, .form > * { max-inline-size: none } }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background-color .12s } }
`
