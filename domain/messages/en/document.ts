/** What stands in the page before its script has come, and in place of it where none comes. */
export const documentMessages = {
  description: 'A quiet place at work to check how you are doing.',
  needsScript: 'This page needs JavaScript. Please switch it on in your browser and load the page again.',
  helpWithoutScript: (line: string, number: string, emergency: string) =>
    `If you need help now in India, call ${line} on ${number}, or ${emergency} in an emergency.`,
} as const;
