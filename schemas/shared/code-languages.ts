/** Languages of code samples; the site highlights each. */
export const CODE_LANGUAGES = [
  { id: 'text', title: 'Plain text' },
  { id: 'bash', title: 'Shell' },
  { id: 'css', title: 'CSS' },
  { id: 'diff', title: 'Changes (diff)' },
  { id: 'docker', title: 'Dockerfile' },
  { id: 'go', title: 'Go' },
  { id: 'http', title: 'HTTP' },
  { id: 'java', title: 'Java' },
  { id: 'javascript', title: 'JavaScript' },
  { id: 'json', title: 'JSON' },
  { id: 'markup', title: 'HTML, XML' },
  { id: 'python', title: 'Python' },
  { id: 'sql', title: 'SQL' },
  { id: 'typescript', title: 'TypeScript' },
  { id: 'yaml', title: 'YAML' },
] as const
