/** What the page says before its script has come, and in place of it where none comes. */
export const documentMessages = {
  description: 'A quiet place at work to check in with yourself.',
  needsScript: 'This page needs JavaScript. Please turn it on in your browser and reload the page.',
  helpWithoutScript: (line: string, number: string, emergency: string) =>
    `If you need help now in India, call ${line} on ${number}, or ${emergency} in an emergency.`,
} as const;
