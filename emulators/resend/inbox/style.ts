export const STYLE = `
:root { color-scheme: light dark; --paper: #f6f5f2; --sheet: #fff; --ink: #16211f; --quiet: #56625f; --line: #dcdad3; --accent: #0b6b58; --wash: #eef4f1; --danger: #a3261b }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1514; --sheet: #161e1d; --ink: #edf2f0; --quiet: #9dadaa; --line: #2b3735; --accent: #6fd3b8; --wash: #1b2725; --danger: #ff9c90 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--paper); color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", "Noto Sans CJK SC", sans-serif }
a { color: var(--accent); text-underline-offset: .2em }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .25rem }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
.bar { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; justify-content: space-between; padding: 1rem clamp(1rem, 4vw, 3rem); border-block-end: 1px solid var(--line); background: var(--sheet) }
.brand { display: inline-flex; gap: .75rem; align-items: center; color: var(--ink); font-weight: 600; text-decoration: none }
.mark { inline-size: 1.75rem; block-size: 1.75rem; color: var(--accent); flex: none }
.search { display: flex; flex: 0 1 26rem; gap: .5rem }
input, button { font: inherit; color: inherit; min-block-size: 2.75rem; border: 1px solid var(--line); border-radius: .375rem; background: var(--paper); padding: 0 .875rem }
input { flex: 1; min-inline-size: 0 }
input::placeholder { color: var(--quiet); opacity: 1 }
button { cursor: pointer; background: var(--sheet); font-weight: 500; white-space: nowrap }
button:hover { background: var(--wash) }
.danger { border-color: var(--danger); color: var(--danger) }
main { max-inline-size: 64rem; margin-inline: auto; padding: clamp(1.5rem, 4vw, 3rem) clamp(1rem, 4vw, 2rem) 4rem }
.heading { display: flex; gap: 1rem; align-items: center; justify-content: space-between; min-block-size: 2.75rem }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem); line-height: 1.2; font-weight: 600; letter-spacing: -.015em; overflow-wrap: anywhere }
h2 { font-size: .9375rem; font-weight: 600; margin-block-end: .75rem }
section { margin-block-start: 2.25rem }
.mails { list-style: none; padding: 0; margin-block-start: 1.5rem; border-block-start: 1px solid var(--line) }
.mail { display: grid; grid-template-columns: 15rem minmax(0, 1fr) auto; gap: .25rem 1.5rem; padding: .875rem .5rem; border-block-end: 1px solid var(--line); color: inherit; text-decoration: none }
.mail:hover { background: var(--wash) }
.to, .subject, .snippet { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.to, .subject { font-weight: 600 }
.words { display: grid }
.snippet, .side, .meta { color: var(--quiet); font-size: .875rem }
.side { display: grid; gap: .25rem; justify-items: end; align-content: start; font-variant-numeric: tabular-nums }
.badge { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .625rem; font-size: .8125rem }
@media (max-width: 44rem) { .mail { grid-template-columns: minmax(0, 1fr) auto } .words { grid-column: 1 / -1; grid-row: 2 } .search { flex-basis: 100% } }
.more, .back { margin-block-start: 0 } .more { padding-block: 1.5rem }
.empty, .notice { padding-block: 5rem; text-align: center; color: var(--quiet) }
.empty .mark, .notice .mark { inline-size: 3rem; block-size: 3rem; margin-block-end: 1rem }
.empty p, .notice p { margin-block-start: .5rem }
.notice h1 { color: var(--ink) }
.facts { margin-block-start: 1.5rem; border-block-start: 1px solid var(--line) }
.facts div { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 1rem; padding-block: .5rem; border-block-end: 1px solid var(--line) }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
.files { list-style: none; padding: 0; display: grid; gap: .5rem }
iframe { display: block; inline-size: 100%; block-size: 36rem; resize: vertical; background: #fff; border: 1px solid var(--line); border-radius: .5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; padding: 1.25rem; font: inherit }
.confirm { margin: auto; max-inline-size: 24rem; padding: 1.5rem; background: var(--sheet); color: var(--ink); border: 1px solid var(--line); border-radius: .75rem }
.confirm::backdrop { background: #0008 }
.confirm form { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-start: 1.25rem }
`
